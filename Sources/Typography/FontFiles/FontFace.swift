import SelfSizingGeometry

/// One face of a font file: its glyphs' advances and kerning, the metrics of its lines, and the
/// axes along which they change.
///
/// Faces are equal if they are the same one at the same position; a face that was read twice is
/// two. Lengths are in font units at the default position of the axes. Ligatures and contextual
/// alternates are left out.
public struct FontFace: Sendable, Hashable {
  /// The units of an em: 16 to 16384.
  public var unitsPerEm: Int { storage.unitsPerEm }
  /// The distance from the baseline to the top of a line.
  public var ascender: Int { storage.ascender }
  package var descender: Int { storage.descender }
  package var lineGap: Int { storage.lineGap }
  /// The height of a capital letter; 0.7 em if the face does not say.
  package var capHeight: Int { storage.capHeight }
  /// The class of the face's weight: 400 for regular, 700 for bold.
  package var weightClass: Int { storage.weightClass }
  /// The number of glyphs.
  public var glyphCount: Int { storage.glyphCount }

  /// The name of the family, such as `Inter`; nil if the file does not hold one.
  public var familyName: String? {
    storage.names[FontNames.Number.typographicFamily] ?? storage.names[FontNames.Number.family]
  }
  /// The version as the file states it, such as `Version 4.0`; nil if it does not.
  package var version: String? { storage.names[FontNames.Number.version] }
  /// The family and the version on one line, as reports name the face: `Inter, Version 4.0`.
  public var title: String {
    let (family, version) = (Self.words(familyName), Self.words(version))
    return (family ?? "a font without a name") + (version.map { ", \($0)" } ?? "")
  }
  /// The name by which `UIFont(name:size:)` finds the face; nil if the file does not hold one.
  package var postScriptName: String? { storage.names[FontNames.Number.postScript] }
  /// The axes along which the face changes, in the order of the file; none if it does not.
  public var axes: [FontAxis] { storage.space.axes.axes }
  /// The positions that have names.
  public var namedInstances: [FontNamedInstance] { storage.space.axes.instances }
  /// Whether advances change with the size, as Core Text has it for fonts with `trak` and `STAT`.
  package var hasTracking: Bool { storage.space.tracking != nil }
  package var hasKerning: Bool { !storage.kerning.lookups.isEmpty }
  /// The number of characters that have a glyph.
  ///
  /// - Complexity: O(n) in that number, and in the ranges of the character map.
  public var characterCount: Int { storage.characters.count }
  /// The parts of the file that could not be read. A font of a face with findings is assumed.
  public var findings: [FontFinding] { storage.findings }
  /// The values of axes that fonts of the face take unless they ask for others.
  package private(set) var position: [String: Double] = [:]

  #if hasFeature(Embedded)
    // A page reads no font files. Without a value the compiler leaves out whatever would measure in
    // one: an eighth of the page's engine.
    private let nothing: Never
    var storage: Storage { switch nothing {} }

    init(_ tables: FontTables, file: FontTable, index: Int) throws(FontFileError) {
      throw .notAFont
    }
  #else
    let storage: Storage

    init(_ tables: FontTables, file: FontTable, index: Int) throws(FontFileError) {
      storage = try Storage(tables, file: file, index: index)
    }
  #endif

  /// Returns the face at a position along its axes, which fonts of it take by default.
  public func at(_ axes: [String: Double]) -> FontFace {
    var face = self
    face.position = axes
    return face
  }

  /// Returns the face at a named position, by that name or its PostScript name; nil if there is
  /// none. The optical size is left out: fonts follow their point size, as on iOS.
  public func instance(named name: String) -> FontFace? {
    let instance = namedInstances.first { $0.postScriptName == name || $0.name == name }
    return instance.map { at($0.axes.filter { $0.key != FontAxis.opticalSize }) }
  }

  /// Returns the glyph of a character; nil if the face has none.
  ///
  /// - Complexity: O(log n) in the size of the character map.
  public func glyph(of scalar: Unicode.Scalar) -> Int? {
    storage.characters.glyph(of: scalar.value)
  }

  /// Returns the horizontal advance of a glyph; 0 for a glyph the face does not have.
  public func advance(ofGlyph glyph: Int) -> Int { storage.metrics.advance(of: glyph) }

  /// Returns how far a glyph moves away from the one before it, never back beyond its origin.
  ///
  /// - Complexity: O(s × log n) in the number of kerning subtables and their size.
  public func kerning(between first: Int, and second: Int) -> Int {
    guard !storage.kerning.lookups.isEmpty else { return 0 }
    return Swift.max(storage.kerning.value(first, second).units, -advance(ofGlyph: first))
  }

  private static func words(_ name: String?) -> String? {
    let words = (name ?? "").split(separator: " ")
    return words.isEmpty ? nil : words.joined(separator: " ")
  }

  var kerningMatrix: KerningMatrix { storage.kerningFigures.matrix }

  #if HarfBuzz
    var kernsByTable: Bool { storage.kerning.isLegacy }
    var fileBytes: [UInt8] { storage.file.fileBytes }
    var faceIndex: Int { storage.index }
  #endif

  final class Storage: Sendable {
    let unitsPerEm, ascender, descender, lineGap, capHeight, weightClass, glyphCount: Int
    let codePages: Int
    let characters: CharacterMap
    let metrics: HorizontalMetrics
    let kerning: PairKerning
    let substitutions: GlyphSubstitutions
    let glyphChanges: GlyphChanges
    private let triggers = LazyReference<GlyphTriggers>()
    let names: FontNames
    let space: DesignSpace
    let findings: [FontFinding]
    let defaults: DefaultFigures
    private let lazyKerning = LazyReference<KerningFigures>()
    let defaultInstance: FontInstance
    let instances = InstanceCache()
    let file: FontTable
    let index: Int

    init(_ tables: FontTables, file: FontTable, index: Int) throws(FontFileError) {
      self.file = file
      self.index = index
      let head = try tables.required("head")
      guard let perEm = head.uint16(18), (16...16384).contains(perEm) else {
        throw .malformedTable("head")
      }
      guard let count = try tables.required("maxp").uint16(4), count > 0 else {
        throw .malformedTable("maxp")
      }
      let hhea = try tables.required("hhea")
      guard let top = hhea.int16(4), let bottom = hhea.int16(6), let gap = hhea.int16(8),
        let advanceCount = hhea.uint16(34), advanceCount > 0, top - bottom + Swift.max(0, gap) > 0
      else { throw .malformedTable("hhea") }
      let hmtx = try tables.required("hmtx")
      guard hmtx.count >= 4 * advanceCount else { throw .malformedTable("hmtx") }
      guard let characters = CharacterMap(try tables.required("cmap"), glyphCount: count) else {
        throw .noUnicodeMap
      }
      let os2 = tables["OS/2"]
      let hasHeights = (os2?.uint16(0) ?? 0) >= 2
      unitsPerEm = perEm
      ascender = top
      descender = bottom
      lineGap = Swift.max(0, gap)
      capHeight = hasHeights ? os2?.int16(88) ?? perEm * 7 / 10 : perEm * 7 / 10
      weightClass = os2?.uint16(4) ?? 400
      codePages = (os2?.uint16(0) ?? 0) >= 1 ? os2?.uint32(78) ?? 0 : 0
      glyphCount = count
      self.characters = characters
      metrics = HorizontalMetrics(table: hmtx, advanceCount: advanceCount, glyphCount: count)
      kerning = PairKerning(tables)
      substitutions = GlyphSubstitutions(tables["GSUB"])
      // Core Text prefers Apple's own tables of glyph changes and kerning, which are not read here.
      let isUnread =
        tables["morx"] != nil || tables["mort"] != nil || tables["kerx"] != nil
        || substitutions.changesAlongAxes || kerning.isUnread
      let hasTriggers = substitutions.changesByDefault || !kerning.unapplied.isEmpty
      glyphChanges = isUnread ? .unknown : hasTriggers ? .atTriggers : .none
      names = FontNames(tables["name"])
      space = DesignSpace(tables, glyphCount: count, names: names)
      findings = tables.findings + space.findings
      defaults = DefaultFigures(
        characters, metrics,
        FaceMetrics(
          ascender: Double(top), descender: Double(bottom), lineGap: Double(lineGap),
          capHeight: Double(capHeight), xHeight: Double(hasHeights ? os2?.int16(86) ?? 0 : 0)))
      defaultInstance = FontInstance(defaultValues: space.axes.defaults, defaults)
      if KerningMatrixBuilder.mayTakeLong(kerning) {
        let figures = try Self.kerningFigures(kerning, defaults)
        _ = lazyKerning.object { figures }
      }
    }

    /// The kerning of common characters, looked up when the first text is set in the face.
    var kerningFigures: KerningFigures {
      // What may take too long was looked up as the face was read.
      lazyKerning.object { (try? Self.kerningFigures(kerning, defaults)) ?? KerningFigures() }
    }

    private static func kerningFigures(
      _ kerning: PairKerning, _ defaults: DefaultFigures
    ) throws(FontFileError) -> KerningFigures {
      guard !kerning.lookups.isEmpty else { return KerningFigures() }
      return try KerningFigures(
        kerning, glyphs: defaults.glyphs, advances: defaults.advances.map { Int(Swift.max($0, 0)) })
    }

    /// Whether a text may show other glyphs than its characters', or kern by more than pairs.
    ///
    /// - Complexity: O(n) in the text's length; once a face, O(l) in the size of its substitutions.
    func mayChangeGlyphs(of text: UnsafeBufferPointer<UInt8>) -> Bool {
      switch glyphChanges {
      case .none: false
      case .unknown: true
      case .atTriggers:
        triggers.object {
          GlyphTriggers(substitutions, kerning.unapplied, slotGlyphs: defaults.glyphs)
        }
        .mayChange(text)
      }
    }

    func hasCommonGlyphs(of text: UnsafeBufferPointer<UInt8>) -> Bool {
      var offset = 0
      while offset < text.count {
        let (code, length) = UTF8Cursor.decode(text, at: offset)
        let slot = CommonCharacters.slot(of: code)
        if code >= 0x20, slot == 0 || defaults.glyphs[slot] == 0 { return false }
        offset += length
      }
      return true
    }

    enum GlyphChanges {
      case none
      /// By substitutions of glyphs beside others, or kerning that depends on more than a pair.
      case atTriggers
      /// By tables that are not read, or by the position along the axes.
      case unknown
    }
  }

  /// Faces are equal if they are the same one at the same position.
  public static func == (first: FontFace, second: FontFace) -> Bool {
    first.storage === second.storage && first.position == second.position
  }

  /// Hashes the face's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(storage)) }
}

struct HorizontalMetrics: Sendable {
  let table: FontTable
  let advanceCount, glyphCount: Int

  func advance(of glyph: Int) -> Int {
    guard glyph >= 0, glyph < glyphCount else { return 0 }
    return table.uint16(4 * Swift.min(glyph, advanceCount - 1)) ?? 0
  }
}

extension DefaultFigures {
  init(_ characters: CharacterMap, _ horizontal: HorizontalMetrics, _ metrics: FaceMetrics) {
    var glyphs = [Int](repeating: 0, count: CommonCharacters.count)
    var advances = [Double](repeating: FontInstance.absent, count: CommonCharacters.count)
    for (code, slot) in CommonCharacters.slots.enumerated() where slot > 0 {
      guard let glyph = characters.glyph(of: UInt32(code)) else { continue }
      glyphs[Int(slot)] = glyph
      advances[Int(slot)] = Double(horizontal.advance(of: glyph))
    }
    self.glyphs = glyphs
    self.advances = advances
    self.metrics = metrics
  }
}
