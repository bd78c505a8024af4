/// A digest of texts in a row, the same on every machine. Every changed byte changes it; it is no
/// proof against someone who computes it again.
///
/// - Source: FNV-1a with 64 bits (RFC 9923).
struct Digest {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func add(_ text: String) {
    addBytes(of: text)
    // No byte of UTF-8, so that a text never runs into the next one.
    add(0xFF)
  }

  mutating func addBytes(of text: String) {
    for byte in text.utf8 { add(byte) }
  }

  mutating func addBytes(of bytes: some Sequence<UInt8>) {
    for byte in bytes { add(byte) }
  }

  private mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }

  var hexadecimal: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
