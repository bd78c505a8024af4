/// Eight bytes at the end of others that show whether any of them was changed or lost.
///
/// - Source: FNV-1a in 64 bits; a change of a single byte always changes it.
enum Seal {
  static let count = 8

  static func bytes(for bytes: ArraySlice<UInt8>) -> [UInt8] {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return (0..<UInt64(count)).map { UInt8(truncatingIfNeeded: hash >> (8 * $0)) }
  }
}

extension PackedWriter { package var sealedBytes: [UInt8] { bytes + Seal.bytes(for: bytes[...]) } }

extension PackedReader {
  /// Creates a reader at the first of bytes that were sealed; nil if any of them differs.
  package init?(sealed bytes: [UInt8]) {
    let content = bytes.dropLast(Seal.count)
    guard bytes.count >= Seal.count, Seal.bytes(for: content) == Array(bytes[content.endIndex...])
    else { return nil }
    self.init(Array(content))
  }
}
