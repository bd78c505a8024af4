/// The Booleans in a content, and where its variants are: the content with each choice of them.
package struct ContentBooleans: Equatable, Sendable {
  /// The Booleans as messages call them: `isNew`, `author.isFollowed`.
  var names: [String] = []
  /// Their values in the content itself, the first one in the lowest bit.
  var values = 0
  /// The places of the variants among the described contents, by the values of the Booleans.
  var places: [Int]
}

/// Contents, followed by the variants of each.
struct VariedContents<Content> {
  private(set) var contents: [Content]
  /// The Booleans of each of the first contents; empty if none has any.
  private(set) var booleans: [ContentBooleans] = []

  /// The most variants of all contents: each is described like a content.
  private static var mostVariants: Int { 512 }

  /// Finds the Booleans of contents. Those of a type that is not `Codable` cannot be changed.
  init(_ originals: [Content]) {
    contents = originals
    for (place, original) in originals.enumerated() {
      var found = ContentBooleans(places: [place])
      let room = Self.mostVariants - (contents.count - originals.count)
      if let written = WrittenContent(original), let variants = written.variants(),
        variants.count - 1 <= room
      {
        found = ContentBooleans(names: written.names, values: written.values, places: [])
        for (choice, variant) in variants.enumerated() {
          found.places.append(choice == written.values ? place : contents.count)
          if choice != written.values { contents.append(variant) }
        }
      }
      booleans.append(found)
    }
    if contents.count == originals.count { booleans = [] }
  }
}

/// A content as JSON, in which its Booleans are found and changed.
private struct WrittenContent<Content> {
  private var bytes: [UInt8]
  private let contentType: any Decodable.Type
  private var nodes: [JSONNode] = []
  private(set) var names: [String] = []

  /// Each further one would double the variants.
  private static var mostBooleans: Int { 3 }

  /// Nil if the content cannot be written and read, or has no Booleans.
  init?(_ content: Content) {
    guard let writable = content as? any Encodable, let type = Content.self as? any Decodable.Type,
      let data = try? Self.data(of: writable)
    else { return nil }
    bytes = Array(data)
    contentType = type
    var parser = JSONParser(bytes: bytes, offset: 0)
    guard let tape = try? parser.document() else { return nil }
    findBooleans(of: tape, at: 0, path: .root)
    if names.isEmpty { return nil }
  }

  var values: Int { nodes.indices.reduce(0) { $0 | (nodes[$1].kind == .yes ? 1 << $1 : 0) } }

  /// The content with each choice; nil if its type does not take one of them.
  func variants() -> [Content]? {
    var variants: [Content] = []
    for choice in 0..<1 << nodes.count {
      guard let variant = read(contentType, from: bytes(choosing: choice)) else { return nil }
      variants.append(variant)
    }
    return variants
  }

  private static func data(of content: some Encodable) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return try encoder.encode(content)
  }

  private mutating func findBooleans(of tape: JSONTape, at index: Int, path: ContentPath) {
    let node = tape.nodes[index]
    switch node.kind {
    case .yes, .no:
      guard nodes.count < Self.mostBooleans else { return }
      nodes.append(node)
      names.append("\(path)".isEmpty ? "content" : "\(path)")
    case .array, .object:
      var (place, item) = (index + 1, 0)
      while place < node.extent {
        var step = ContentPath.index(item, in: path)
        if node.kind == .object {
          step = .key(JSONString(tape.nodes[place], in: bytes).text, in: path)
          place += 1
        }
        findBooleans(of: tape, at: place, path: step)
        place = tape.index(after: place)
        item += 1
      }
    default: break
    }
  }

  private func bytes(choosing choice: Int) -> [UInt8] {
    var chosen = bytes
    // From the end, so that the places of the others stay.
    for (place, node) in nodes.enumerated().reversed() {
      let word = choice >> place & 1 == 1 ? "true" : "false"
      chosen.replaceSubrange(node.start..<node.extent, with: word.utf8)
    }
    return chosen
  }

  private func read<Value: Decodable>(_ type: Value.Type, from bytes: [UInt8]) -> Content? {
    try? ContentReader().readDocument(type, from: bytes, name: "") as? Content
  }
}
