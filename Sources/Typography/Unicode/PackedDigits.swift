/// Reads the numbers of a table that a script has packed into a string of digits in base 64.
///
/// Five bits a digit, the low ones first; a digit of 32 and more is followed by another. Line ends
/// are skipped. Past the end it yields zeros.
struct PackedDigits {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0

  init(_ literal: StaticString) {
    bytes = UnsafeBufferPointer(
      start: literal.hasPointerRepresentation ? literal.utf8Start : nil,
      count: literal.hasPointerRepresentation ? literal.utf8CodeUnitCount : 0)
  }

  var isAtEnd: Bool { position >= bytes.count }

  mutating func next() -> Int {
    var number = 0
    var shift = 0
    while position < bytes.count {
      let digit = Self.value(of: bytes[position])
      position += 1
      guard digit >= 0 else { continue }
      number |= (digit & 31) << shift
      if digit < 32 { break }
      shift += 5
    }
    return number
  }

  /// Returns the next number, of either sign: 0, 1, 2, 3, 4 … stand for 0, −1, 1, −2, 2 …
  mutating func nextSigned() -> Int {
    let number = next()
    return number & 1 == 0 ? number / 2 : -(number + 1) / 2
  }

  private static func value(of byte: UInt8) -> Int {
    switch byte {
    case 0x41...0x5A: Int(byte) - 0x41
    case 0x61...0x7A: Int(byte) - 0x61 + 26
    case 0x30...0x39: Int(byte) - 0x30 + 52
    case 0x2D: 62
    case 0x5F: 63
    default: -1
    }
  }
}
