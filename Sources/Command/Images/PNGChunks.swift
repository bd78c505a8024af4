/// The chunks of a PNG picture, from its signature to its end.
///
/// - Source: PNG Specification (Third Edition), 5.3: a length of four bytes, a name of four, as
/// many bytes as the length says, and a checksum of name and bytes.
enum PNGChunks {
  /// Checks that a picture is there as a whole, as it was written.
  ///
  /// - Complexity: O(count of bytes)
  /// - Throws: `ReferenceImageError.damaged` for the first chunk that is not.
  static func check(_ bytes: [UInt8], name: String) throws(ReferenceImageError) {
    func number(_ start: Int) -> Int {
      bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    var start = 8
    var hasPixels = false
    while true {
      guard start + 12 <= bytes.count else {
        throw .damaged(name: name, chunk: "IEND", problem: "the file ends before it")
      }
      let length = number(start)
      let chunk = String(decoding: bytes[start + 4..<start + 8], as: UTF8.self)
      let end = start + 8 + length
      guard end + 4 <= bytes.count else {
        throw .damaged(name: name, chunk: chunk, problem: "the file ends within it")
      }
      guard number(end) == Int(PNGChecksum.of(bytes[start + 4..<end])) else {
        throw .damaged(name: name, chunk: chunk, problem: "its checksum is wrong")
      }
      if chunk == "IDAT" { hasPixels = true }
      if chunk == "IEND" { break }
      start = end + 4
    }
    guard hasPixels else { throw .damaged(name: name, chunk: "IDAT", problem: "there is none") }
  }
}

/// The checksum of chunks.
///
/// - Source: PNG Specification (Third Edition), Annex D: CRC-32 of ISO 3309.
enum PNGChecksum {
  private static let table: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { value, _ in
      value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1
    }
  }

  static func of(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    table.withUnsafeBufferPointer { table in
      ~bytes.reduce(UInt32.max) { table[Int(UInt8(truncatingIfNeeded: $0) ^ $1)] ^ $0 >> 8 }
    }
  }
}
