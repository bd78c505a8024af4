/// A JSON value to be written; members keep their order.
package indirect enum JSONValue {
  case string(String)
  /// A number; whole ones are written without a fraction.
  case number(Double)
  case bool(Bool)
  case array([JSONValue])
  case object([(String, JSONValue)])

  package func text() -> String {
    var text = ""
    write(into: &text)
    return text
  }

  /// The value for people: texts without quotes, lists separated by commas, or "none".
  package var plain: String {
    switch self {
    case .string(let string): string
    case .array(let values):
      values.isEmpty ? "none" : values.map { $0.plain }.joined(separator: ", ")
    default: text()
    }
  }

  package func write(into text: inout some TextOutputStream) {
    switch self {
    case .string(let string): Self.write(string, into: &text)
    case .number(let number):
      let isWhole = number == number.rounded() && number.magnitude < 1e15
      text.write(isWhole ? "\(Int64(number))" : "\(number)")
    case .bool(let bool): text.write(bool ? "true" : "false")
    case .array(let values):
      text.write("[")
      for (index, value) in values.enumerated() {
        if index > 0 { text.write(",") }
        value.write(into: &text)
      }
      text.write("]")
    case .object(let members):
      text.write("{")
      for (index, (key, value)) in members.enumerated() {
        if index > 0 { text.write(",") }
        Self.write(key, into: &text)
        text.write(":")
        value.write(into: &text)
      }
      text.write("}")
    }
  }

  private static func write(_ string: String, into text: inout some TextOutputStream) {
    text.write("\"")
    defer { text.write("\"") }
    // Nearly every text is unchanged.
    if string.allBytes({ $0.isPlainInJSON }) { return text.write(string) }
    let bytes = Array(string.utf8)
    var escaped: [UInt8] = []
    escaped.reserveCapacity(bytes.count + bytes.count / 8)
    for (place, byte) in bytes.enumerated() {
      switch byte {
      case UInt8(ascii: "\""): escaped += "\\\"".utf8
      case UInt8(ascii: "\\"): escaped += "\\\\".utf8
      case UInt8(ascii: "\n"): escaped += "\\n".utf8
      case UInt8(ascii: "\r"): escaped += "\\r".utf8
      case UInt8(ascii: "\t"): escaped += "\\t".utf8
      case 0..<0x20:
        escaped += "\\u00".utf8
        escaped.append(digits[Int(byte >> 4)])
        escaped.append(digits[Int(byte & 15)])
      case 0xA8 where isSeparator(bytes, place): replaceSeparator(in: &escaped, by: "8")
      case 0xA9 where isSeparator(bytes, place): replaceSeparator(in: &escaped, by: "9")
      default: escaped.append(byte)
      }
    }
    text.write(String(decoding: escaped, as: UTF8.self))
  }

  private static let digits = Array("0123456789abcdef".utf8)

  /// Whether U+2028 or U+2029, which end a line in scripts, ends here.
  private static func isSeparator(_ bytes: [UInt8], _ place: Int) -> Bool {
    place >= 2 && bytes[place - 1] == 0x80 && bytes[place - 2] == 0xE2
  }

  private static func replaceSeparator(in escaped: inout [UInt8], by digit: String) {
    escaped.removeLast(2)
    escaped += "\\u202\(digit)".utf8
  }
}

extension UInt8 {
  /// Whether a byte of UTF-8 stands for itself in JSON. 0xE2 begins U+2028 and U+2029.
  fileprivate var isPlainInJSON: Bool {
    self >= 0x20 && self != UInt8(ascii: "\"") && self != UInt8(ascii: "\\") && self != 0xE2
  }
}
