/// Reads a JSON array element by element onto tapes, without recursion.
///
/// - Source: RFC 8259, with no extension: no comments, no trailing commas, no NaN.
struct JSONParser {
  /// The bound on nesting protects types that decode themselves recursively, on the stack.
  static let maximumDepth = 256
  let bytes: [UInt8]
  var offset: Int
  private var open: [Int] = []
  private var elementCount = 0, documentStart = 0
  /// Elements are mostly alike: a tape is made as long as the one before, unless that was a giant.
  private var expectedNodeCount = 0

  init(bytes: [UInt8], offset: Int) {
    self.bytes = bytes
    self.offset = offset
  }

  mutating func openDocument() throws(JSONSyntaxError) {
    skipWhiteSpace()
    guard next == UInt8(ascii: "[") else {
      let found = next == nil ? "nothing: the file is empty" : foundValue()
      throw error("expected an array of objects, found \(found)")
    }
    documentStart = offset
    offset += 1
  }

  /// Returns the next element, or nil after the last one, when nothing else may follow.
  mutating func nextElement() throws(JSONSyntaxError) -> JSONTape? {
    skipWhiteSpace()
    if next == UInt8(ascii: "]") {
      offset += 1
      skipWhiteSpace()
      guard next == nil else { throw error("expected nothing after the array, found \(found())") }
      return nil
    }
    var tape = JSONTape()
    if elementCount > 0 {
      try readComma(in: tape)
      skipWhiteSpace()
    }
    guard next != nil else { throw endOfFile(in: tape) }
    elementCount += 1
    tape.nodes.reserveCapacity(expectedNodeCount)
    try readValue(onto: &tape)
    expectedNodeCount = min(tape.nodes.count, 1024)
    return tape
  }

  mutating func document() throws(JSONSyntaxError) -> JSONTape {
    skipWhiteSpace()
    documentStart = offset
    var tape = JSONTape()
    guard next != nil else { throw error("expected a value, found nothing: the file is empty") }
    try readValue(onto: &tape)
    skipWhiteSpace()
    guard next == nil else { throw error("expected nothing after the document, found \(found())") }
    return tape
  }

  private mutating func readValue(onto tape: inout JSONTape) throws(JSONSyntaxError) {
    open.removeAll(keepingCapacity: true)
    repeat {
      skipWhiteSpace()
      switch next {
      case UInt8(ascii: "{"):
        try openContainer(.object, onto: &tape)
        if next != UInt8(ascii: "}") {
          try readKey(onto: &tape)
          continue
        }
      case UInt8(ascii: "["):
        try openContainer(.array, onto: &tape)
        if next != UInt8(ascii: "]") { continue }
      case nil: throw endOfFile(in: tape)
      default: try readScalar(onto: &tape)
      }
      try readUntilNextValue(onto: &tape)
    } while !open.isEmpty
  }

  /// Closes the containers that end here, and reads up to the value that is due next.
  private mutating func readUntilNextValue(onto tape: inout JSONTape) throws(JSONSyntaxError) {
    while let container = open.last {
      skipWhiteSpace()
      let isObject = tape.nodes[container].kind == .object
      if next == UInt8(ascii: isObject ? "}" : "]") {
        offset += 1
        tape.nodes[container].extent = tape.nodes.count
        open.removeLast()
        continue
      }
      try readComma(in: tape)
      if isObject { try readKey(onto: &tape) }
      return
    }
  }

  private mutating func openContainer(
    _ kind: JSONKind, onto tape: inout JSONTape
  ) throws(JSONSyntaxError) {
    // The document's own array is one level.
    guard open.count + 2 <= Self.maximumDepth else {
      throw error("arrays and objects nested more than \(Self.maximumDepth) deep are not read")
    }
    open.append(tape.nodes.count)
    tape.nodes.append(JSONNode(kind, start: offset, extent: 0))
    offset += 1
    skipWhiteSpace()
  }

  private mutating func readKey(onto tape: inout JSONTape) throws(JSONSyntaxError) {
    skipWhiteSpace()
    guard let byte = next else { throw endOfFile(in: tape) }
    guard byte == UInt8(ascii: "\"") else {
      if byte == UInt8(ascii: "'") { throw error(Self.singleQuote) }
      throw error(
        startsComment ? Self.comment : "expected a key in double quotes, found \(found())")
    }
    try readString(onto: &tape)
    skipWhiteSpace()
    guard next == UInt8(ascii: ":") else {
      throw next == nil
        ? endOfFile(in: tape) : error("expected a colon after the key, found \(found())")
    }
    offset += 1
  }

  /// Reads the comma that separates values, and sees to it that another one follows.
  private mutating func readComma(in tape: JSONTape) throws(JSONSyntaxError) {
    guard let byte = next else { throw endOfFile(in: tape) }
    guard byte == UInt8(ascii: ",") else {
      if startsComment { throw error(Self.comment) }
      let isObject = open.last.map { tape.nodes[$0].kind } == .object
      throw error("expected a comma or \(isObject ? "}" : "]"), found \(found())")
    }
    let comma = offset
    offset += 1
    skipWhiteSpace()
    if next == UInt8(ascii: "]") || next == UInt8(ascii: "}") {
      throw error("no value follows the comma", at: comma)
    }
  }

  /// The error of a file that ends while containers of the tape, or the document's array, are open.
  private func endOfFile(in tape: JSONTape) -> JSONSyntaxError {
    let node = open.last.map { tape.nodes[$0] }
    return endOfFile(
      inside: node?.kind == .object ? "object" : "array", openedAt: node?.start ?? documentStart)
  }
}
