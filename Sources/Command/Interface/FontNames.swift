/// Reads the PostScript names of a font file's faces.
///
/// - Source: ISO/IEC 14496-22 (Open Font Format), `name` table, name ID 6.
enum FontNames {
  private static let postScriptName = 6

  /// A name for each face, nil where it has none.
  static func postScriptNames(in bytes: [UInt8]) -> [String?] {
    guard uint32(bytes, 0) == 0x7474_6366 else { return [name(in: bytes, face: 0)] }  // ttcf
    let count = min(uint32(bytes, 8) ?? 0, 1024)
    return (0..<count).map { index in
      uint32(bytes, 12 + 4 * index).flatMap { name(in: bytes, face: $0) }
    }
  }

  private static func name(in bytes: [UInt8], face: Int) -> String? {
    let count = min(uint16(bytes, face + 4) ?? 0, 256)
    for record in 0..<count {
      let entry = face + 12 + 16 * record
      guard uint32(bytes, entry) == 0x6E61_6D65 else { continue }  // name
      return uint32(bytes, entry + 8).flatMap { name(in: bytes, table: $0) }
    }
    return nil
  }

  private static func name(in bytes: [UInt8], table: Int) -> String? {
    guard let count = uint16(bytes, table + 2), let storage = uint16(bytes, table + 4) else {
      return nil
    }
    for record in 0..<min(count, 4096) {
      let entry = table + 6 + 12 * record
      guard let platform = uint16(bytes, entry), uint16(bytes, entry + 6) == postScriptName,
        let length = uint16(bytes, entry + 8), let offset = uint16(bytes, entry + 10)
      else { continue }
      let start = table + storage + offset
      guard start >= 0, start + length <= bytes.count else { continue }
      // PostScript names are ASCII: on platforms of UTF-16 every other byte is zero.
      let letters = bytes[start..<start + length].filter { platform == 1 || $0 != 0 }
      return String(decoding: letters, as: UTF8.self)
    }
    return nil
  }

  private static func uint16(_ bytes: [UInt8], _ offset: Int) -> Int? {
    guard offset >= 0, offset + 2 <= bytes.count else { return nil }
    return Int(bytes[offset]) << 8 | Int(bytes[offset + 1])
  }

  private static func uint32(_ bytes: [UInt8], _ offset: Int) -> Int? {
    guard let high = uint16(bytes, offset), let low = uint16(bytes, offset + 2) else { return nil }
    return high << 16 | low
  }
}
