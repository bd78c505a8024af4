/// A font at a size, with the metrics text is measured by: the system's, or one from a font file.
///
/// The counterpart of `UIFont`. Lengths are in points.
public struct TextFont: Sendable {
  /// The sizes a font can have, in points; other ones are moved to the nearer end, NaN to the lower.
  public static let pointSizes: ClosedRange<Double> = 1...1000

  private let storage: Storage

  /// The size of an em.
  public var pointSize: Double { storage.pointSize }
  /// The weight.
  public var weight: FontWeight { storage.weight }
  /// The extra distance between two lines: 0 for a font by size; for a preferred font the style's
  /// leading less the line height, and never negative.
  public var leading: Double { storage.leading.value }
  /// How far the leading may be trusted: exact at the large category and for fonts by size, assumed
  /// for text styles elsewhere and where the style's leading is below the line height.
  public var leadingFidelity: Fidelity { storage.leading.fidelity }
  /// What the leading may be instead, if it is assumed; nil if it is not.
  public var alternativeLeading: Double? { storage.leading.alternative }
  /// How far the advances of ASCII may be trusted, kerning left aside.
  public var fidelity: Fidelity { storage.fidelity }

  /// Whether all digits are as wide as the zero, so that numbers line up.
  public var hasMonospacedDigits: Bool { storage.hasMonospacedDigits }
  /// The face of a font file; nil for the system font.
  public var fontFace: FontFace? { storage.fontFace }
  /// The faces that are tried in order for characters the font does not have.
  public var fallbackFaces: [FontFace] { face.fallbacks }
  /// The distance from the baseline to the top of a line.
  public var ascender: Double { storage.metrics.ascender }
  /// The distance from the baseline to the bottom of a line, negative as with UIKit.
  public var descender: Double { storage.metrics.descender }
  /// The height of a line; with a font file's, its line gap counts, as it does with UIKit.
  public var lineHeight: Double { storage.metrics.lineHeight }
  /// The height of a capital letter.
  public var capHeight: Double { storage.metrics.capHeight }

  /// The leading of its text style.
  var styleLeading: Leading { storage.leading }
  /// Whether the two share their storage; equal fonts need not.
  func isSame(as other: TextFont) -> Bool { storage === other.storage }

  /// The advances. Determined by size, weight and faces, so it takes no part in comparisons.
  var face: ScaledFace { storage.face }
  /// The advances in font units, which fonts of one file's face share at all sizes; nil where they do
  /// not grow in proportion, as the system font's do not.
  var unitFace: ScaledFace? { storage.unitFace }
  /// The length of a font unit in points.
  var pointsPerUnit: Double { storage.pointsPerUnit }

  init(
    pointSize: Double, weight: FontWeight, leading: Leading = .none,
    hasMonospacedDigits: Bool = false, fallbacks: [FontFace] = []
  ) {
    let size = Self.nearestPointSize(to: pointSize)
    let face = ScaledFace(
      pointSize: size, weight: weight, hasMonospacedDigits: hasMonospacedDigits,
      fallbacks: fallbacks)
    // That the zero keeps its width is ours: it is the width of the signs that line up with digits.
    let figures = Swift.max(weight.fidelity, face.sizeFidelity)
    let fidelity = hasMonospacedDigits ? Swift.max(figures, .modelled) : figures
    storage = Storage(
      pointSize: size, weight: weight, leading: leading,
      fidelity: size != pointSize ? .assumed : fidelity, hasMonospacedDigits: hasMonospacedDigits,
      fontFace: nil,
      metrics: Metrics(
        ascender: size * SanFranciscoFigures.ascender,
        descender: size * SanFranciscoFigures.descender,
        lineHeight: size * SanFranciscoFigures.lineHeight,
        capHeight: size * SanFranciscoFigures.capHeight),
      face: face, unitFace: nil, pointsPerUnit: 1)
  }

  /// Creates the font of a font file's face.
  ///
  /// Sizes outside of `pointSizes` move to its nearer end and make the font `assumed`.
  /// - Parameters:
  ///   - fontFace: The face of a font file.
  ///   - size: The size in points.
  ///   - fallbacks: Tried in order for characters the face does not have.
  public init(_ fontFace: FontFace, size: Double, fallbacks: [FontFace] = []) {
    #if HarfBuzz
      // What was shaped is in points.
      let unitFace: ScaledFace? = nil
    #else
      let unitFace = ScaledFace(
        fontFace, pointSize: Double(fontFace.unitsPerEm), fallbacks: fallbacks)
    #endif
    self.init(fontFace, size: size, fallbacks: fallbacks, unitFace: unitFace)
  }

  private init(
    _ fontFace: FontFace, size: Double, fallbacks: [FontFace], unitFace: ScaledFace?
  ) {
    let pointSize = Self.nearestPointSize(to: size)
    let scale = pointSize / Double(fontFace.unitsPerEm)
    storage = Storage(
      pointSize: pointSize, weight: FontWeight.nearest(toClass: fontFace.weightClass),
      leading: .none, fidelity: pointSize == size ? .exact : .assumed, hasMonospacedDigits: false,
      fontFace: fontFace,
      metrics: Metrics(
        ascender: Double(fontFace.ascender) * scale, descender: Double(fontFace.descender) * scale,
        lineHeight: Double(fontFace.ascender - fontFace.descender + fontFace.lineGap) * scale,
        capHeight: Double(fontFace.capHeight) * scale),
      face: ScaledFace(fontFace, pointSize: pointSize, fallbacks: fallbacks),
      unitFace: unitFace, pointsPerUnit: scale)
  }

  /// Returns the system font at a size in points; sizes outside of `pointSizes` move to its nearer
  /// end and make the font `assumed`.
  public static func systemFont(ofSize size: Double, weight: FontWeight = .regular) -> TextFont {
    TextFont(pointSize: size, weight: weight)
  }

  /// Returns the system font with digits that are all as wide as the zero, as with UIKit's
  /// `monospacedDigitSystemFont`.
  public static func monospacedDigitSystemFont(
    ofSize size: Double, weight: FontWeight = .regular
  ) -> TextFont {
    TextFont(pointSize: size, weight: weight, hasMonospacedDigits: true)
  }

  /// Returns the font at another size, without a text style's leading.
  public func withSize(_ size: Double) -> TextFont {
    if let fontFace {
      return TextFont(
        fontFace, size: size, fallbacks: fallbackFaces, unitFace: storage.unitFace)
    }
    return TextFont(
      pointSize: size, weight: weight, hasMonospacedDigits: hasMonospacedDigits,
      fallbacks: fallbackFaces)
  }

  /// Returns the font with other faces to try, in order, for characters it does not have.
  public func withFallbacks(_ faces: [FontFace]) -> TextFont {
    if let fontFace { return TextFont(fontFace, size: pointSize, fallbacks: faces) }
    return TextFont(
      pointSize: pointSize, weight: weight, leading: storage.leading,
      hasMonospacedDigits: hasMonospacedDigits, fallbacks: faces)
  }

  /// The extra distance between two lines, and what is known of it.
  struct Leading: Hashable, Sendable {
    /// No extra distance, which is what a font by size has.
    static let none = Leading(value: 0, fidelity: .exact, alternative: nil)

    let value: Double
    let fidelity: Fidelity
    let alternative: Double?
  }

  /// The vertical metrics in points.
  private struct Metrics {
    let ascender: Double
    let descender: Double
    let lineHeight: Double
    let capHeight: Double
  }

  /// What a font holds, so that a copy of it is one reference.
  private final class Storage: Sendable {
    let pointSize: Double
    let weight: FontWeight
    let leading: Leading
    let fidelity: Fidelity
    let hasMonospacedDigits: Bool
    let fontFace: FontFace?
    let metrics: Metrics
    let face: ScaledFace
    let unitFace: ScaledFace?
    let pointsPerUnit: Double

    init(
      pointSize: Double, weight: FontWeight, leading: Leading, fidelity: Fidelity,
      hasMonospacedDigits: Bool, fontFace: FontFace?, metrics: Metrics, face: ScaledFace,
      unitFace: ScaledFace?, pointsPerUnit: Double
    ) {
      self.pointSize = pointSize
      self.weight = weight
      self.leading = leading
      self.fidelity = fidelity
      self.hasMonospacedDigits = hasMonospacedDigits
      self.fontFace = fontFace
      self.metrics = metrics
      self.face = face
      self.unitFace = unitFace
      self.pointsPerUnit = pointsPerUnit
    }
  }

  private static func nearestPointSize(to size: Double) -> Double {
    // A comparison with NaN is false: NaN becomes the lower bound.
    size > pointSizes.lowerBound
      ? Swift.min(size, pointSizes.upperBound) : pointSizes.lowerBound
  }
}

extension TextFont: Hashable {
  /// Fonts are equal if they measure every text alike, with the same trust.
  public static func == (first: TextFont, second: TextFont) -> Bool {
    if first.storage === second.storage { return true }
    return first.pointSize == second.pointSize && first.weight == second.weight
      && first.storage.leading == second.storage.leading && first.fidelity == second.fidelity
      && first.hasMonospacedDigits == second.hasMonospacedDigits
      && first.fontFace == second.fontFace && first.fallbackFaces == second.fallbackFaces
  }

  /// Hashes size, weight and leading.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(pointSize)
    hasher.combine(weight)
    hasher.combine(leading)
  }
}
