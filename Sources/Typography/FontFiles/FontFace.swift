/// One face of a font file: its glyphs' advances and kerning, and the metrics of its lines.
///
/// Two faces are equal if they are the same one; a face that was read twice is two. Lengths are in font
/// units, of which an em has `unitsPerEm`. Ligatures, contextual alternates and variations are left out.
public struct FontFace: Sendable {
  /// The units of an em: 16 to 16384.
  public var unitsPerEm: Int { storage.unitsPerEm }
  /// The distance from the baseline to the top of a line.
  public var ascender: Int { storage.ascender }
  /// The distance from the baseline to the bottom of a line, negative below it.
  public var descender: Int { storage.descender }
  /// The extra distance between two lines that the face asks for.
  public var lineGap: Int { storage.lineGap }
  /// The height of a capital letter; 0.7 em if the face does not tell.
  public var capHeight: Int { storage.capHeight }
  /// The class of the face's weight: 400 for regular, 700 for bold.
  public var weightClass: Int { storage.weightClass }
  /// The number of glyphs.
  public var glyphCount: Int { storage.glyphCount }

  private let storage: Storage

  /// Reads the tables of a face.
  init(_ tables: FontTables, file: FontTable, index: Int) throws(FontFileError) {
    storage = try Storage(tables, file: file, index: index)
  }

  /// Returns the glyph of a character; nil if the face has none.
  ///
  /// - Complexity: O(log n) in the size of the character map.
  public func glyph(of scalar: Unicode.Scalar) -> Int? {
    storage.characters.glyph(of: scalar.value)
  }

  /// Returns the horizontal advance of a glyph; 0 for a glyph the face does not have.
  public func advance(ofGlyph glyph: Int) -> Int {
    storage.metrics.advance(of: glyph)
  }

  /// Returns how far a glyph moves away from the one before it; negative where it moves nearer. It
  /// never moves back beyond the first glyph's origin.
  ///
  /// - Complexity: O(s × log n) in the number of kerning subtables and their size.
  public func kerning(between first: Int, and second: Int) -> Int {
    guard !storage.kerning.lookups.isEmpty else { return 0 }
    return Swift.max(storage.kerning.value(first, second), -advance(ofGlyph: first))
  }

  /// The kerning of common characters.
  var kerningMatrix: KerningMatrix { storage.matrix }
  /// The values that the matrix numbers, in font units.
  var kerningValues: [Int] { storage.kerningValues }
  /// The advances of pairs of ASCII in font units; nil if one is too large for them.
  var wordPairs: WordPairs? { storage.wordPairs }
  /// The advances of common characters by slot, −1 where there is no glyph.
  var slotAdvances: [Int] { storage.slotAdvances }

  /// Whether pairs are kerned by the table `kern`.
  var kernsByTable: Bool { storage.kerning.isLegacy }
  /// The file the face is from.
  var fileBytes: [UInt8] { storage.file.fileBytes }
  /// The number of the face in its file.
  var faceIndex: Int { storage.index }

  private final class Storage: Sendable {
    let unitsPerEm: Int
    let ascender: Int
    let descender: Int
    let lineGap: Int
    let capHeight: Int
    let weightClass: Int
    let glyphCount: Int
    let characters: CharacterMap
    let metrics: HorizontalMetrics
    let kerning: PairKerning
    let matrix: KerningMatrix
    let kerningValues: [Int]
    let slotAdvances: [Int]
    let wordPairs: WordPairs?

    let file: FontTable
    let index: Int

    init(_ tables: FontTables, file: FontTable, index: Int) throws(FontFileError) {
      self.file = file
      self.index = index
      guard let head = tables["head"] else { throw .missingTable("head") }
      guard let perEm = head.uint16(18), (16...16384).contains(perEm) else {
        throw .malformedTable("head")
      }
      guard let maxp = tables["maxp"] else { throw .missingTable("maxp") }
      guard let count = maxp.uint16(4), count > 0 else { throw .malformedTable("maxp") }
      guard let hhea = tables["hhea"] else { throw .missingTable("hhea") }
      guard let top = hhea.int16(4), let bottom = hhea.int16(6), let gap = hhea.int16(8),
        let advanceCount = hhea.uint16(34), advanceCount > 0, top - bottom + Swift.max(0, gap) > 0
      else { throw .malformedTable("hhea") }
      guard let hmtx = tables["hmtx"] else { throw .missingTable("hmtx") }
      guard hmtx.count >= 4 * advanceCount else { throw .malformedTable("hmtx") }
      guard let cmap = tables["cmap"] else { throw .missingTable("cmap") }
      guard let characters = CharacterMap(cmap, glyphCount: count) else { throw .noUnicodeMap }
      let os2 = tables["OS/2"]
      unitsPerEm = perEm
      ascender = top
      descender = bottom
      lineGap = Swift.max(0, gap)
      capHeight = (os2?.uint16(0) ?? 0) >= 2 ? os2?.int16(88) ?? perEm * 7 / 10 : perEm * 7 / 10
      weightClass = os2?.uint16(4) ?? 400
      glyphCount = count
      self.characters = characters
      metrics = HorizontalMetrics(hmtx, advanceCount: advanceCount, glyphCount: count)
      kerning = PairKerning(tables)

      var glyphs = [Int](repeating: 0, count: CommonCharacters.count)
      var advances = [Int](repeating: -1, count: CommonCharacters.count)
      for (code, slot) in CommonCharacters.slots.enumerated() where slot > 0 {
        guard let glyph = characters.glyph(of: UInt32(code)) else { continue }
        glyphs[Int(slot)] = glyph
        advances[Int(slot)] = metrics.advance(of: glyph)
      }
      slotAdvances = advances
      if kerning.lookups.isEmpty {
        matrix = .none
        kerningValues = [0]
      } else {
        var builder = KerningMatrixBuilder()
        matrix = try builder.build(kerning, slotGlyphs: glyphs, advances: advances)
        kerningValues = builder.values
      }
      wordPairs = WordPairs(advances: advances, matrix, kerningValues)
    }
  }
}

extension FontFace: Hashable {
  /// Faces are equal if they are the same one.
  public static func == (first: FontFace, second: FontFace) -> Bool {
    first.storage === second.storage
  }

  /// Hashes the face's identity.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(storage))
  }
}

/// The advances of a face's glyphs: the table `hmtx`.
struct HorizontalMetrics: Sendable {
  private let table: FontTable
  private let advanceCount: Int
  private let glyphCount: Int

  init(_ table: FontTable, advanceCount: Int, glyphCount: Int) {
    self.table = table
    self.advanceCount = advanceCount
    self.glyphCount = glyphCount
  }

  /// The advance of a glyph: the last one for all glyphs beyond the table.
  func advance(of glyph: Int) -> Int {
    guard glyph >= 0, glyph < glyphCount else { return 0 }
    return table.uint16(4 * Swift.min(glyph, advanceCount - 1)) ?? 0
  }
}
