/// A font at a size, with the metrics text is measured by: the system's, or one from a font file.
///
/// The counterpart of `UIFont`. Lengths are in points.
public struct TextFont: Sendable, Hashable {
  /// The sizes a font can have, in points; others are moved to the nearer end, NaN to the lower.
  package static let pointSizes: ClosedRange<Double> = 1...1000

  let storage: Storage
  /// The size of an em.
  public var pointSize: Double { storage.pointSize }
  /// The weight.
  public var weight: FontWeight { storage.weight }
  /// The extra distance between two lines: 0 for a font by size; for a preferred font the style's
  /// leading less the line height, at least 0.
  public var leading: Double { isInTextView ? 0 : styleLeading.value }
  /// Exact for fonts by size and where it was measured, else modelled; assumed where the style's
  /// leading is below the line height or the guidelines print another one.
  package var leadingFidelity: Fidelity { styleLeading.fidelity }
  package var alternativeLeading: Double? { isInTextView ? nil : styleLeading.alternative }
  /// How far the advances of ASCII may be trusted, kerning left aside. A font of a file is assumed
  /// if some of it could not be read.
  public var fidelity: Fidelity { storage.fidelity }
  package var hasMonospacedDigits: Bool { storage.description.hasMonospacedDigits }
  package var fontFace: FontFace? { storage.sized?.face }
  /// The file that stands for the system font; nil for the built-in one and for other fonts.
  public var systemFont: SystemFont? {
    if case .system(let system?) = storage.description.source { return system }
    return nil
  }
  package var isSystemFont: Bool {
    if case .system = storage.description.source { return true }
    return false
  }
  /// The values of the axes by tag; the optical size is the point size unless it was asked for.
  public var axes: [String: Double] {
    guard let sized = storage.sized else { return [:] }
    // Of axes with the same tag the first counts.
    return zip(sized.face.axes, sized.instance.values).reversed().reduce(into: [:]) {
      $0[$1.0.tag] = $1.1
    }
  }
  /// The points that a font file's tracking adds to every advance; 0 for the built-in font.
  public var tracking: Double {
    storage.sized.map { $0.tracking * pointSize / Double($0.face.unitsPerEm) } ?? 0
  }
  package var fallbackFaces: [FontFace] { storage.description.fallbacks }
  /// The distance from the baseline to the top of a line.
  public var ascender: Double { storage.metrics.ascender }
  package var descender: Double { storage.metrics.descender }
  /// The height of a line; with a font file's, its line gap counts, as it does with UIKit.
  public var lineHeight: Double { storage.metrics.lineHeight }
  package var capHeight: Double { storage.metrics.capHeight }
  package var edition: SystemFontEdition { storage.description.edition }
  var isInTextView: Bool { storage.description.isInTextView }
  var styleLeading: Leading { storage.description.leading }
  /// Whether the two share their storage; equal fonts need not.
  package func isSame(as other: TextFont) -> Bool { storage === other.storage }

  var face: ScaledFace { storage.face }
  /// The advances in font units, which fonts of one file's face share at all sizes at which they
  /// grow in proportion; nil where they do not, as those of the built-in system font.
  var unitFace: ScaledFace? { storage.unitFace }
  var pointsPerUnit: Double { storage.pointsPerUnit }
  /// Whether a text shows the glyphs of its characters and no others, as far as it is known.
  ///
  /// - Complexity: O(n) in the text's length if the face has substitutions; else O(1).
  func setsEveryGlyph(of text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let face = storage.sized?.face, !face.storage.mayChangeGlyphs(of: text)
    else { return false }
    let isPlain = fallbackFaces.allSatisfy { $0.storage.glyphChanges == .none }
    return isPlain || face.storage.hasCommonGlyphs(of: text)
  }
  var sizedFace: SizedFace? { storage.sized }
  private init(_ storage: Storage) { self.storage = storage }
  init(_ description: Description) { self.init(Storage(description)) }

  /// Creates the font of a font file's face. Sizes outside of `pointSizes` move to its nearer end
  /// and make the font `assumed`; so do values of axes that the face does not have.
  ///
  /// A face with an optical size axis is set at that of the point size, and one with tracking at
  /// that of the size, as Core Text does. Values of axes, by their tags, move to the nearer end of
  /// their axis. Fallbacks are tried in order for characters that the face does not have.
  public init(
    _ fontFace: FontFace, size: Double, axes: [String: Double] = [:], fallbacks: [FontFace] = []
  ) {
    self.init(Description(source: .face(fontFace, axes: axes), size: size, fallbacks: fallbacks))
  }

  /// Returns the system font, from a file or as it is built in; sizes outside of `pointSizes` move
  /// to its nearer end and make the font `assumed`.
  public static func systemFont(
    ofSize size: Double, weight: FontWeight = .regular, from file: SystemFont? = nil
  ) -> TextFont {
    TextFont(Description(source: .system(file), size: size, weight: weight))
  }

  /// Returns the system font with digits that are all as wide as the zero, as UIKit's
  /// `monospacedDigitSystemFont`.
  public static func monospacedDigitSystemFont(
    ofSize size: Double, weight: FontWeight = .regular, from file: SystemFont? = nil
  ) -> TextFont {
    TextFont(
      Description(source: .system(file), size: size, weight: weight, hasMonospacedDigits: true))
  }

  /// Returns how far a character moves the pen in points, kerning left aside; nil if neither the
  /// font nor one of its fallbacks has a glyph for it.
  /// - Complexity: O(1) for common characters, else O(f × log n) in the number of fallbacks and the
  ///   size of their character maps.
  public func advance(of character: Unicode.Scalar) -> Double? {
    face.knownAdvance(of: character.value)
  }

  /// Returns the font at another size, without a text style's leading.
  public func withSize(_ size: Double) -> TextFont {
    var description = storage.description
    description.size = size
    description.leading = .none
    description.isInTextView = false
    return TextFont(Storage(description, sharing: storage))
  }

  package func withFallbacks(_ faces: [FontFace]) -> TextFont {
    faces == fallbackFaces ? self : with { $0.fallbacks = faces }
  }

  @inline(__always) func with(_ change: (inout Description) -> Void) -> TextFont {
    var description = storage.description
    change(&description)
    return TextFont(description)
  }

  func measuresInUnits(like other: TextFont) -> Bool {
    guard let figures = storage.unitFigures, let others = other.storage.unitFigures else {
      return false
    }
    if figures === others { return true }
    guard let first = storage.sized, let second = other.storage.sized else { return false }
    return first.measures(like: second) && fallbackFaces == other.fallbackFaces
  }

  struct Leading: Hashable, Sendable {
    static let none = Leading(value: 0, fidelity: .exact, alternative: nil)

    let value: Double
    let fidelity: Fidelity
    let alternative: Double?
  }

  /// Fonts are equal if they measure every text alike, with the same trust.
  public static func == (first: TextFont, second: TextFont) -> Bool {
    if first.storage === second.storage { return true }
    return first.pointSize == second.pointSize && first.weight == second.weight
      && first.styleLeading == second.styleLeading && first.fidelity == second.fidelity
      && first.hasMonospacedDigits == second.hasMonospacedDigits
      && first.storage.description.source == second.storage.description.source
      && first.edition == second.edition && first.isInTextView == second.isInTextView
      && first.fallbackFaces == second.fallbackFaces
  }

  /// Hashes size, weight and leading.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(pointSize)
    hasher.combine(weight)
    hasher.combine(leading)
  }
}
