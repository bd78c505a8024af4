/// A JSON value to be written; members keep their order.
public indirect enum JSONValue {
  /// A text.
  case string(String)
  /// A number; whole ones are written without a fraction.
  case number(Double)
  /// True or false.
  case bool(Bool)
  /// Values in their order.
  case array([JSONValue])
  /// Members in their order.
  case object([(String, JSONValue)])

  /// The value without white space.
  public func text() -> String {
    var text = ""
    write(into: &text)
    return text
  }

  /// The value for people: texts without quotes, lists separated by commas, or "none".
  public var plain: String {
    switch self {
    case .string(let string): string
    case .array(let values):
      values.isEmpty ? "none" : values.map(\.plain).joined(separator: ", ")
    default: text()
    }
  }

  /// The value without white space.
  func write(into text: inout String) {
    switch self {
    case .string(let string): Self.write(string, into: &text)
    case .number(let number):
      text += number == number.rounded() && number.magnitude < 1e15 ? "\(Int(number))" : "\(number)"
    case .bool(let bool): text += bool ? "true" : "false"
    case .array(let values):
      text += "["
      for (index, value) in values.enumerated() {
        if index > 0 { text += "," }
        value.write(into: &text)
      }
      text += "]"
    case .object(let members):
      text += "{"
      for (index, (key, value)) in members.enumerated() {
        if index > 0 { text += "," }
        Self.write(key, into: &text)
        text += ":"
        value.write(into: &text)
      }
      text += "}"
    }
  }

  private static func write(_ string: String, into text: inout String) {
    text += "\""
    defer { text += "\"" }
    // Nearly every text may stand as it is.
    if string.utf8.allSatisfy(\.isPlainInJSON) { return text += string }
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case _ where scalar.value < 0x20 || scalar.value == 0x2028 || scalar.value == 0x2029:
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
  }
}

extension UInt8 {
  /// Whether a byte of UTF-8 stands for itself in a text of JSON, whatever is around it. 0xE2
  /// begins U+2028 and U+2029.
  fileprivate var isPlainInJSON: Bool {
    self >= 0x20 && self != UInt8(ascii: "\"") && self != UInt8(ascii: "\\") && self != 0xE2
  }
}
