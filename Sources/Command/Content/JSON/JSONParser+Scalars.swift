extension JSONParser {
  var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  var startsComment: Bool {
    switch next {
    case UInt8(ascii: "#"): true
    case UInt8(ascii: "/"):
      offset + 1 < bytes.count
        && (bytes[offset + 1] == UInt8(ascii: "/") || bytes[offset + 1] == UInt8(ascii: "*"))
    default: false
    }
  }

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

  func error(_ problem: String) -> JSONSyntaxError {
    JSONSyntaxError(problem: problem, offset: offset)
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
    let letters = bytes[offset...].prefix(24).prefix { isASCIILetterOrDigit($0) }
    return String(decoding: letters, as: UTF8.self)
  }

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
    let kind: JSONKind
    let word = word
    switch word {
    case "true": kind = .yes
    case "false": kind = .no
    case "null": kind = .null
    case "": throw error(startsComment ? Self.comment : "expected a value, found \(found())")
    default: throw error("expected a value, found \(word), which JSON does not have")
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
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      offset += 1
    case UInt8(ascii: "u"):
      let digits = bytes[(offset + 1)...].prefix(4)
      guard digits.count == 4, digits.allSatisfy({ hexadecimalDigit($0) != nil }) else {
        throw JSONSyntaxError(problem: "\\u needs four hexadecimal digits", offset: backslash)
      }
      offset += 5
    default:
      throw JSONSyntaxError(
        problem: "expected an escape such as \\n or \\u00E9, found a backslash before \(found())",
        offset: backslash)
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
      throw JSONSyntaxError(
        problem: "a number of several digits must not start with 0", offset: start)
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
    let start = offset
    while offset < bytes.count, bytes[offset] &- UInt8(ascii: "0") < 10 { offset += 1 }
    return offset - start
  }
}

func hexadecimalDigit(_ byte: UInt8) -> UInt32? {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
  case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a") + 10)
  case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A") + 10)
  default: nil
  }
}

private func startsNumber(_ byte: UInt8) -> Bool {
  byte == UInt8(ascii: "-") || byte &- UInt8(ascii: "0") < 10
}

private func isASCIILetterOrDigit(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
    UInt8(ascii: "A")...UInt8(ascii: "Z"):
    true
  default: false
  }
}
