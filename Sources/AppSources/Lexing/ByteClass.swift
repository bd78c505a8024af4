/// The tokens that a byte can begin or continue.
struct ByteClass: OptionSet, Sendable {
  let rawValue: UInt8

  static let identifierHead = ByteClass(rawValue: 1)
  static let digit = ByteClass(rawValue: 2)
  static let operation = ByteClass(rawValue: 4)
  static let space = ByteClass(rawValue: 8)
  static let lineEnd = ByteClass(rawValue: 16)

  /// The classes of all bytes. Those beyond ASCII count as letters, which changes no rule.
  static let table: [ByteClass] = (0...255).map { value in
    let byte = UInt8(value)
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...0xff:
      return .identifierHead
    case UInt8(ascii: "0")...UInt8(ascii: "9"): return .digit
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"): return [.space, .lineEnd]
    case UInt8(ascii: " "), UInt8(ascii: "\t"), 0, 0x0b, 0x0c: return .space
    default: return "/=-+!*%<>&|^~?".utf8.contains(byte) ? .operation : []
    }
  }
}
