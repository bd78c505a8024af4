/// A TrueType or OpenType font, or a collection of them, as its bytes.
///
/// Creating one reads the directory only, and never touches the file system.
/// - Source: ISO/IEC 14496-22 (Open Font Format), clause 4.
public struct FontFile: Sendable {
  static let maximumFaces = 1024
  static let maximumTables = 256

  private let file: FontTable
  private let faceOffsets: [Int]

  /// Reads the directory of a font or collection.
  ///
  /// - Throws: `FontFileError.notAFont`, `.webFont` or `.malformedTable("ttcf")`.
  public init(_ bytes: [UInt8]) throws(FontFileError) {
    file = FontTable(bytes)
    switch file.uint32(0) {
    case 0x0001_0000, 0x4F54_544F, 0x7472_7565:  // 1.0, OTTO, true
      faceOffsets = [0]
    case 0x7474_6366:  // ttcf
      guard let count = file.uint32(8), count > 0 else { throw .malformedTable("ttcf") }
      var offsets: [Int] = []
      for index in 0..<Swift.min(count, Self.maximumFaces) {
        guard let offset = file.uint32(12 + 4 * index) else { throw .malformedTable("ttcf") }
        offsets.append(offset)
      }
      faceOffsets = offsets
    case 0x774F_4646: throw .webFont("WOFF")
    case 0x774F_4632: throw .webFont("WOFF2")
    default: throw .notAFont
    }
  }

  /// The number of faces: 1 except in collections.
  public var faceCount: Int { faceOffsets.count }

  /// Reads a face, the first one if no other is asked for.
  ///
  /// - Throws: `FontFileError`.
  /// - Complexity: O(t) in the size of the tables. The kerning of common characters, O(p²) in at
  ///   most 1,100, is looked up when the first text is set.
  public func face(at index: Int = 0) throws(FontFileError) -> FontFace {
    guard faceOffsets.indices.contains(index) else { throw .noFace(index) }
    guard let directory = file.dropping(faceOffsets[index]), let count = directory.uint16(4) else {
      throw .malformedTable("directory")
    }
    var tables = FontTables()
    for record in 0..<Swift.min(count, Self.maximumTables) {
      guard let tag = directory.uint32(12 + 16 * record),
        let offset = directory.uint32(20 + 16 * record),
        let length = directory.uint32(24 + 16 * record)
      else { throw .malformedTable("directory") }
      tables.add(tag, file.slice(offset, count: length), offset: offset, length: length)
    }
    return try FontFace(tables, file: file, index: index)
  }
}
