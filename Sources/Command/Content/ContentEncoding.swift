/// Detects the encoding of a text from its first bytes.
enum ContentEncoding {
  case utf8(start: Int)
  case other(String)

  /// Looks at the byte order mark, or at the zeros that UTF-16 and UTF-32 put around ASCII.
  init(of bytes: [UInt8]) {
    let first = Array(bytes.prefix(4))
    if first.starts(with: [0xEF, 0xBB, 0xBF]) {
      self = .utf8(start: 3)
    } else if first == [0xFF, 0xFE, 0, 0] || Self.matches(first, [false, true, true, true]) {
      self = .other("UTF-32 (little-endian)")
    } else if first == [0, 0, 0xFE, 0xFF] || Self.matches(first, [true, true, true, false]) {
      self = .other("UTF-32 (big-endian)")
    } else if first.starts(with: [0xFF, 0xFE]) || Self.matches(first, [false, true, false, true]) {
      self = .other("UTF-16 (little-endian)")
    } else if first.starts(with: [0xFE, 0xFF]) || Self.matches(first, [true, false, true, false]) {
      self = .other("UTF-16 (big-endian)")
    } else {
      self = .utf8(start: 0)
    }
  }

  private static func matches(_ bytes: [UInt8], _ zeros: [Bool]) -> Bool {
    bytes.count >= zeros.count && zip(bytes, zeros).allSatisfy { ($0 == 0) == $1 }
  }
}
