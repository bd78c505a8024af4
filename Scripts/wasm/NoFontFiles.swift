// Font files, where none are read: values that cannot exist, so that the compiler leaves out what would use them.

/// A face of a font file.
public enum FontFace: Hashable, Sendable {
  var axes: [FontAxis] { switch self {} }
  var findings: [FontAxis] { switch self {} }
  var glyphChanges: GlyphChanges { switch self {} }
  var hasTracking: Bool { switch self {} }
  var kerningMatrix: KerningMatrix { switch self {} }
  var position: [String: Double] { switch self {} }
  var space: DesignSpace { switch self {} }
  var storage: FontFace { switch self {} }
  var unitsPerEm: Int { switch self {} }
  var weightClass: Int { switch self {} }

  func glyph(of scalar: Unicode.Scalar) -> Int? { switch self {} }
  func hasCommonGlyphs(of text: UnsafeBufferPointer<UInt8>) -> Bool { switch self {} }
  func mayChangeGlyphs(of text: UnsafeBufferPointer<UInt8>) -> Bool { switch self {} }
}

/// A face at a size.
enum SizedFace: Sendable {
  init(_ face: FontFace, size: Double, axes: [String: Double] = [:], tracking: Double? = nil) {
    switch face {}
  }

  var face: FontFace { switch self {} }
  var instance: FontInstance { switch self {} }
  var tables: InstanceTables { switch self {} }
  var tabularDigits: [Double]? { switch self {} }
  var tracking: Double { switch self {} }

  func advance(ofGlyph glyph: Int) -> Double { switch self {} }
  func kerning(between first: Int, and second: Int) -> Double { switch self {} }
  func measures(like other: SizedFace) -> Bool { switch self {} }
}

/// A face at a position along its axes.
enum FontInstance {
  /// The vertical metrics.
  enum Metrics {
    var ascender: Double { switch self {} }
    var capHeight: Double { switch self {} }
    var descender: Double { switch self {} }
    var lineGap: Double { switch self {} }
  }

  /// Stands for the advance of a character without a glyph, as where files are read.
  static let absent = -1e9
  /// The parts of a font unit that figures are kept in, as where files are read.
  static let partsPerUnit = 4096.0

  var asciiAdvances: AdvancesOfASCII? { switch self {} }
  var changesLines: Bool { switch self {} }
  var metrics: Metrics { switch self {} }
  var values: [Double] { switch self {} }
}

/// The figures of a face.
enum InstanceTables {
  var kerningValues: [Double] { switch self {} }
  var slotAdvances: [Double] { switch self {} }
  var wordPairs: WordPairs? { switch self {} }
}

/// The advances of ASCII.
enum AdvancesOfASCII {
  subscript(code: UInt32) -> Double? { switch self {} }
}

/// Whether a face changes glyphs by itself.
enum GlyphChanges { case none }

/// An axis along which a face varies.
struct FontAxis {
  static let opticalSize = "opsz"
  let tag: String
}

/// The axes of a face.
enum DesignSpace {
  var axes: DesignSpace { switch self {} }
  var weight: Int? { switch self {} }
}

/// The system font of a file.
public enum SystemFont: Hashable, Sendable {
  var face: FontFace { switch self {} }

  func axes(for weight: FontWeight) -> [String: Double] { switch self {} }
  func has(_ weight: FontWeight) -> Bool { switch self {} }
  func lineHeight(at size: Double) -> Double { switch self {} }
  func standInTracking(at size: Double) -> Double? { switch self {} }
}

/// Faces that stand in for others.
public enum FallbackFonts: Hashable, Sendable {
  func faces(for locale: LocaleIdentifier) -> [FontFace] { switch self {} }
}
