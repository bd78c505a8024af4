/// A part of a font file, read as big-endian numbers. Every read answers nil outside of the table,
/// so that no offset of a damaged file leads anywhere.
struct FontTable: Sendable {
  private let bytes: [UInt8]
  private let range: Range<Int>

  init(_ bytes: [UInt8]) { self.init(bytes, 0..<bytes.count) }
  private init(_ bytes: [UInt8], _ range: Range<Int>) { (self.bytes, self.range) = (bytes, range) }

  #if HarfBuzz
    var fileBytes: [UInt8] { bytes }
  #endif

  var start: Int { range.lowerBound }
  var count: Int { range.count }

  /// The part from an offset on; nil if that is outside.
  func dropping(_ offset: Int) -> FontTable? {
    guard offset >= 0, offset <= range.count else { return nil }
    return FontTable(bytes, range.lowerBound + offset..<range.upperBound)
  }

  /// Nil for a part that is not within the table.
  func slice(_ offset: Int, count: Int) -> FontTable? {
    guard offset >= 0, count >= 0, offset <= range.count, count <= range.count - offset
    else { return nil }
    return FontTable(bytes, range.lowerBound + offset..<range.lowerBound + offset + count)
  }

  func uint16(_ offset: Int) -> Int? {
    guard offset >= 0, offset <= range.count - 2 else { return nil }
    let first = range.lowerBound + offset
    return Int(bytes[first]) << 8 | Int(bytes[first + 1])
  }

  func int16(_ offset: Int) -> Int? {
    uint16(offset).map { Int(Int16(truncatingIfNeeded: $0)) }
  }

  func uint32(_ offset: Int) -> Int? {
    guard let high = uint16(offset), let low = uint16(offset + 2) else { return nil }
    return high << 16 | low
  }

  func uint8(_ offset: Int) -> Int? {
    guard offset >= 0, offset < range.count else { return nil }
    return Int(bytes[range.lowerBound + offset])
  }

  func int8(_ offset: Int) -> Int? {
    uint8(offset).map { Int(Int8(truncatingIfNeeded: $0)) }
  }

  func int32(_ offset: Int) -> Int? {
    uint32(offset).map { Int(Int32(truncatingIfNeeded: $0)) }
  }

  /// The 16.16 number in the four bytes at an offset.
  func fixed(_ offset: Int) -> Double? { int32(offset).map { Double($0) / 65536 } }
  /// The 2.14 number in the two bytes at an offset.
  func fraction(_ offset: Int) -> Double? { int16(offset).map { Double($0) / 16384 } }
  func tag(_ offset: Int) -> String? { uint32(offset).map(Self.tag) }

  /// Anything not printable becomes a question mark.
  static func tag(_ number: Int) -> String {
    let bytes = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
    return String(decoding: bytes.map { (0x20..<0x7F).contains($0) ? $0 : 0x3F }, as: UTF8.self)
  }

  static func number(ofTag tag: String) -> Int { tag.utf8.reduce(0) { $0 << 8 | Int($1) } }

  /// The table at the 16-bit offset that is read at an offset; nil for the null offset.
  func table16(_ offset: Int) -> FontTable? {
    guard let target = uint16(offset), target > 0 else { return nil }
    return dropping(target)
  }
}
