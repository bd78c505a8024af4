/// The decoding of one element, whose decoder a content type may keep, and what was noticed.
final class ElementDecoding {
  let bytes: [UInt8], tape: JSONTape
  /// The path of the element: its place among all, or the document's root.
  let root: ContentPath
  private var objects: [Int: ObjectMembers] = [:]
  private var surrogates: [ElementRemark] = []
  /// The strings whose surrogates are remarked, which may be read more than once.
  private var readSurrogates: Set<Int> = []

  init(bytes: [UInt8], tape: JSONTape, root: ContentPath) {
    self.bytes = bytes
    self.tape = tape
    self.root = root
  }

  func decode<Value: Decodable>(
    _ type: Value.Type, at node: Int, path: @autoclosure () -> ContentPath
  ) throws -> Value {
    if let value = try specialValue(type, at: node, path: path()) { return value }
    let path = path()
    do {
      return try Value(from: ValueDecoder(element: self, node: node, path: path))
    } catch DecodingError.dataCorrupted(let context) where context.underlyingError == nil {
      if let names = caseNames(of: type), !tape.nodes[node].isContainer {
        throw mismatch(at: node, path, expected: "one of \(names)", for: type)
      }
      throw DecodingError.dataCorrupted(context)
    }
  }

  func object(at node: Int, path: ContentPath) -> ObjectMembers {
    if let known = objects[node] { return known }
    let members = ObjectMembers(of: node, path: path, in: self)
    objects[node] = members
    return members
  }

  func text(of node: Int, path: @autoclosure () -> ContentPath) -> String {
    let string = JSONString(tape.nodes[node], in: bytes)
    if !string.loneSurrogates.isEmpty, readSurrogates.insert(node).inserted {
      let path = path()
      surrogates += string.loneSurrogates.map {
        ElementRemark(kind: .loneSurrogate, offset: $0, key: "", path: path)
      }
    }
    return string.text
  }

  func remarks() -> [ElementRemark] {
    var remarks = surrogates
    for object in objects.values where object.hasRemarks { remarks += object.remarks }
    return remarks.sorted { $0.offset < $1.offset }
  }

  func mismatch(
    at node: Int, _ path: ContentPath, expected: String, for type: Any.Type
  ) -> DecodingError {
    DecodingFailure(
      problem: .mismatch(expected: expected, found: found(node)),
      offset: tape.nodes[node].visibleStart, path: path
    ).decodingError(for: type)
  }

  private func found(_ node: Int) -> String {
    let value = tape.nodes[node]
    switch value.kind {
    case .null: return "null"
    case .yes: return "true"
    case .no: return "false"
    case .integer, .decimal:
      return shortened(String(decoding: bytes[value.start..<value.extent], as: UTF8.self))
    case .string, .escapedString: return "the string \(quoted(JSONString(value, in: bytes).text))"
    case .array: return "an array"
    case .object: return "an object"
    }
  }

  /// The raw values of an enumeration that lists its cases.
  private func caseNames(of type: Any.Type) -> String? {
    func names<Cases: CaseIterable>(of type: Cases.Type) -> [String] {
      type.allCases.compactMap { $0 as? any RawRepresentable }.map {
        ($0.rawValue as? String).map(quoted) ?? "\($0.rawValue)"
      }
    }
    let names = (type as? any CaseIterable.Type).map { names(of: $0) } ?? []
    return names.isEmpty ? nil : names.joined(separator: ", ")
  }
}

struct ElementRemark {
  enum Kind {
    case unknownKey(known: [String])
    /// A key that the object has before, at an offset.
    case duplicateKey(first: Int)
    case loneSurrogate
  }

  let kind: Kind, offset: Int, key: String, path: ContentPath
}
