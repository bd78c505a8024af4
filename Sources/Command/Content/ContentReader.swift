/// Reads contents from a JSON array of objects with the keys of the content type.
///
/// Errors name line, column and path. What a person may have meant otherwise, such as a key that
/// the type never asks for, is a finding. Elements are read one after another, each on its own.
public struct ContentReader: Sendable {
  /// The longest document that is read: 256 MB.
  package static let maximumByteCount = 256 << 20
  /// The most findings that are kept; a million misspelt keys are one mistake.
  package static let maximumFindings = 1000

  /// Creates a reader.
  public init() {}

  /// Reads a document of UTF-8, with or without a byte order mark, which messages call by its name.
  ///
  /// - Complexity: O(count of bytes)
  /// - Throws: `ContentError` for the first thing in the file that cannot be read.
  public func read<Content: Decodable>(
    _ type: Content.Type, from bytes: [UInt8], name: String
  ) throws(ContentError) -> ContentDocument<Content> {
    let text = try ContentText(bytes, name: name)
    var document = ContentDocument<Content>(
      contents: [], lines: [], findings: [], omittedFindingCount: 0)
    var parser = JSONParser(bytes: bytes, offset: text.start)
    try text.parsing { () throws(JSONSyntaxError) in try parser.openDocument() }
    while let tape = try text.parsing({ () throws(JSONSyntaxError) in try parser.nextElement() }) {
      let root = ContentPath.index(document.contents.count, in: .root)
      let (content, remarks) = try text.decode(type, from: tape, bytes, root)
      document.contents.append(content)
      document.lines.append(text.lines.line(of: tape.nodes[0].visibleStart))
      let room = Self.maximumFindings - document.findings.count
      document.findings += remarks.prefix(room).map(text.finding)
      document.omittedFindingCount += max(remarks.count - room, 0)
    }
    return document
  }

  func readDocument<Value: Decodable>(
    _ type: Value.Type, from bytes: [UInt8], name: String
  ) throws(ContentError) -> Value {
    var findings: [ContentFinding] = []
    return try readDocument(type, from: bytes, name: name, findings: &findings)
  }

  /// Reads a document that is one value, and finds the keys that its type never asks for.
  func readDocument<Value: Decodable>(
    _ type: Value.Type, from bytes: [UInt8], name: String, findings: inout [ContentFinding]
  ) throws(ContentError) -> Value {
    let text = try ContentText(bytes, name: name)
    var parser = JSONParser(bytes: bytes, offset: text.start)
    let tape = try text.parsing { () throws(JSONSyntaxError) in try parser.document() }
    let (value, remarks) = try text.decode(type, from: tape, bytes, .root)
    findings += remarks.prefix(Self.maximumFindings).map(text.finding)
    return value
  }
}

/// A document that is known to be UTF-8 of a permitted length, and the places in it.
private struct ContentText {
  let name: String, start: Int, lines: LineIndex

  init(_ bytes: [UInt8], name: String) throws(ContentError) {
    self.name = name
    guard bytes.count <= ContentReader.maximumByteCount else {
      throw .tooLarge(name: name, limit: ContentReader.maximumByteCount)
    }
    switch ContentEncoding(of: bytes) {
    case .utf8(let start): self.start = start
    case .other(let encoding): throw .otherEncoding(name: name, encoding: encoding)
    }
    do throws(LineIndex.InvalidByte) { lines = try LineIndex(bytes, from: start) } catch {
      let place = ContentPlace(
        name: name, line: error.position.line, column: error.position.column, path: "")
      throw .invalidUTF8(place, byte: bytes[error.offset], offset: error.offset)
    }
  }

  func place(_ offset: Int, _ path: ContentPath? = nil) -> ContentPlace {
    let (line, column) = lines.position(of: offset)
    return ContentPlace(name: name, line: line, column: column, path: path.map { "\($0)" } ?? "")
  }

  /// Runs a step of the parser, whose errors become those of the document.
  func parsing<Result>(_ step: () throws(JSONSyntaxError) -> Result) throws(ContentError) -> Result
  {
    do throws(JSONSyntaxError) { return try step() } catch {
      throw .malformed(place(error.offset), problem: error.message { lines.line(of: $0) })
    }
  }

  func decode<Value: Decodable>(
    _ type: Value.Type, from tape: JSONTape, _ bytes: [UInt8], _ root: ContentPath
  ) throws(ContentError) -> (Value, [ElementRemark]) {
    let element = ElementDecoding(bytes: bytes, tape: tape, root: root)
    do { return (try element.decode(type, at: 0, path: root), element.remarks()) } catch {
      let failure = element.failure(for: error)
      throw .mismatch(
        place(failure.offset, failure.path), problem: failure.message { lines.line(of: $0) })
    }
  }

  func finding(_ remark: ElementRemark) -> ContentFinding {
    let kind: ContentFinding.Kind =
      switch remark.kind {
      case .unknownKey(let known):
        .unknownKey(nearest: nearestName(to: remark.key, in: known), known: known)
      case .duplicateKey(let first): .duplicateKey(firstLine: lines.line(of: first))
      case .loneSurrogate: .loneSurrogate
      }
    return ContentFinding(place: place(remark.offset, remark.path), kind: kind)
  }
}
