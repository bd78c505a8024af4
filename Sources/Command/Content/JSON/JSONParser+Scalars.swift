extension JSONParser {
  var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  /// Whether a comment of another language begins here.
  var startsComment: Bool { ["#", "//", "/*"].contains { bytes[offset...].starts(with: $0.utf8) } }
  static let comment = "JSON has no comments"
  static let singleQuote = "strings and keys are written in double quotes"

  mutating func skipWhiteSpace() {
    while offset < bytes.count {
      switch bytes[offset] {
      case 0x20, 0x09, 0x0A, 0x0D: offset += 1
      default: return
      }
    }
  }

  func error(_ problem: String, at place: Int? = nil) -> JSONSyntaxError {
    JSONSyntaxError(problem: problem, offset: place ?? offset)
  }

  func endOfFile(inside container: String, openedAt opening: Int) -> JSONSyntaxError {
    JSONSyntaxError(
      problem: "the file ends inside the \(container)", offset: offset, opening: opening)
  }

  func found() -> String {
    guard let byte = next else { return "the end of the file" }
    if byte < 0x20 || byte == 0x7F { return "the byte \(hexadecimal(byte))" }
    let character = String(decoding: bytes[offset...].prefix(4), as: UTF8.self).unicodeScalars.first
    return character.map { "\"\($0)\"" } ?? "nothing"
  }

  func foundValue() -> String {
    switch next {
    case UInt8(ascii: "{"): "an object"
    case UInt8(ascii: "\""): "a string"
    case let byte? where startsNumber(byte): "a number"
    default: word.isEmpty ? found() : word
    }
  }

  /// The letters and digits from the current offset on, at most 24.
  private var word: String {
    let letters = bytes[offset...].prefix(24).prefix {
      let character = Character(Unicode.Scalar($0))
      return character.isASCII && (character.isLetter || character.isNumber)
    }
    return String(decoding: letters, as: UTF8.self)
  }

  private static let words: [String: JSONKind] = ["true": .yes, "false": .no, "null": .null]

  mutating func readScalar(onto tape: inout JSONTape) throws(JSONSyntaxError) {
    switch next {
    case UInt8(ascii: "\""): try readString(onto: &tape)
    case let byte? where startsNumber(byte): try readNumber(onto: &tape)
    case UInt8(ascii: "+"): throw error("a number must not start with +")
    case UInt8(ascii: "."): throw error("a number needs a digit before its point")
    case UInt8(ascii: "'"): throw error(Self.singleQuote)
    default: try readWord(onto: &tape)
    }
  }

  private mutating func readWord(onto tape: inout JSONTape) throws(JSONSyntaxError) {
    let word = word
    guard let kind = Self.words[word] else {
      if !word.isEmpty { throw error("expected a value, found \(word), which JSON does not have") }
      throw error(startsComment ? Self.comment : "expected a value, found \(found())")
    }
    tape.nodes.append(JSONNode(kind, start: offset, extent: offset + word.utf8.count))
    offset += word.utf8.count
  }

  /// Reads a string from its opening to its closing quote; escapes are checked, not resolved.
  mutating func readString(onto tape: inout JSONTape) throws(JSONSyntaxError) {
    let opening = offset
    offset += 1
    var kind = JSONKind.string
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte == UInt8(ascii: "\"") {
        tape.nodes.append(JSONNode(kind, start: opening + 1, extent: offset))
        offset += 1
        return
      }
      if byte == UInt8(ascii: "\\") {
        kind = .escapedString
        try readEscape(opening: opening)
      } else if byte < 0x20 {
        throw error(
          byte == 0x0A || byte == 0x0D
            ? "a line ends inside a string; is the closing quote missing?"
            : "control character \(hexadecimal(byte)) in a string; it must be written as an escape")
      } else {
        offset += 1
      }
    }
    throw endOfFile(inside: "string", openedAt: opening)
  }

  private mutating func readEscape(opening: Int) throws(JSONSyntaxError) {
    let backslash = offset
    offset += 1
    guard let byte = next else { throw endOfFile(inside: "string", openedAt: opening) }
    switch byte {
    case _ where "\"\\/bfnrt".utf8.contains(byte): offset += 1
    case UInt8(ascii: "u"):
      let digits = bytes[(offset + 1)...].prefix(4)
      guard digits.count == 4, digits.allSatisfy({ hexadecimalDigit($0) != nil }) else {
        throw error("\\u needs four hexadecimal digits", at: backslash)
      }
      offset += 5
    default:
      throw error(
        "expected an escape such as \\n or \\u00E9, found a backslash before \(found())",
        at: backslash)
    }
  }

  /// Reads a number; its value is left to whoever asks for it.
  private mutating func readNumber(onto tape: inout JSONTape) throws(JSONSyntaxError) {
    let start = offset
    var kind = JSONKind.integer
    if next == UInt8(ascii: "-") { offset += 1 }
    let firstDigit = next
    guard skipDigits() > 0 else { throw error("a number needs a digit after its minus sign") }
    let digitCount = offset - start - (bytes[start] == UInt8(ascii: "-") ? 1 : 0)
    if firstDigit == UInt8(ascii: "0"), digitCount > 1 {
      throw error("a number of several digits must not start with 0", at: start)
    }
    if next == UInt8(ascii: ".") {
      kind = .decimal
      offset += 1
      guard skipDigits() > 0 else { throw error("a number needs a digit after its point") }
    }
    if next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
      kind = .decimal
      offset += 1
      if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { offset += 1 }
      guard skipDigits() > 0 else { throw error("a number needs a digit in its exponent") }
    }
    tape.nodes.append(JSONNode(kind, start: start, extent: offset))
  }

  private mutating func skipDigits() -> Int {
    let count = bytes[offset...].prefix(while: isDigit).count
    offset += count
    return count
  }
}

func hexadecimalDigit(_ byte: UInt8) -> UInt32? {
  byte < 0x80 ? Character(Unicode.Scalar(byte)).hexDigitValue.map { UInt32($0) } : nil
}

private func startsNumber(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "-") || isDigit(byte) }
