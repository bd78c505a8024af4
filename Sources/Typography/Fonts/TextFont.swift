/// A font at a size, with the metrics text is measured by: the system's, or one from a font file.
///
/// The counterpart of `UIFont`. Lengths are in points.
public struct TextFont: Sendable {
  /// The sizes a font can have, in points; other ones are moved to the nearer end, NaN to the lower.
  public static let pointSizes: ClosedRange<Double> = 1...1000

  /// The size of an em.
  public let pointSize: Double
  /// The weight.
  public let weight: FontWeight
  /// The extra distance between two lines: 0 for a font by size; for a preferred font the style's
  /// leading less the line height, and never negative.
  public let leading: Double
  /// How far the leading may be trusted: exact at the large category and for fonts by size, assumed
  /// for text styles elsewhere and where the style's leading is below the line height.
  public let leadingFidelity: Fidelity
  /// What the leading may be instead, if it is assumed; nil if it is not.
  public let alternativeLeading: Double?
  /// How far the advances of ASCII may be trusted, kerning left aside.
  public let fidelity: Fidelity

  /// Whether all digits are as wide as the zero, so that numbers line up.
  public let hasMonospacedDigits: Bool
  /// The face of a font file; nil for the system font.
  public let fontFace: FontFace?
  /// The faces that are tried in order for characters the font does not have.
  public var fallbackFaces: [FontFace] { face.fallbacks }
  /// The distance from the baseline to the top of a line.
  public let ascender: Double
  /// The distance from the baseline to the bottom of a line, negative as with UIKit.
  public let descender: Double
  /// The height of a line; with a font file's, its line gap counts, as it does with UIKit.
  public let lineHeight: Double
  /// The height of a capital letter.
  public let capHeight: Double

  /// The advances. Determined by size, weight and faces, so it takes no part in comparisons.
  let face: ScaledFace

  init(
    pointSize: Double, weight: FontWeight, leading: Double = 0,
    leadingFidelity: Fidelity = .exact, alternativeLeading: Double? = nil,
    hasMonospacedDigits: Bool = false, fallbacks: [FontFace] = []
  ) {
    let size = Self.nearestPointSize(to: pointSize)
    face = ScaledFace(
      pointSize: size, weight: weight, hasMonospacedDigits: hasMonospacedDigits,
      fallbacks: fallbacks)
    self.hasMonospacedDigits = hasMonospacedDigits
    fontFace = nil
    self.pointSize = size
    self.weight = weight
    self.leading = leading
    self.leadingFidelity = leadingFidelity
    self.alternativeLeading = alternativeLeading
    // That the zero keeps its width is ours: it is the width of the signs that line up with digits.
    let figures = Swift.max(weight.fidelity, face.sizeFidelity)
    fidelity =
      size != pointSize
      ? .assumed : hasMonospacedDigits ? Swift.max(figures, .modelled) : figures
    ascender = size * SanFranciscoFigures.ascender
    descender = size * SanFranciscoFigures.descender
    lineHeight = size * SanFranciscoFigures.lineHeight
    capHeight = size * SanFranciscoFigures.capHeight
  }

  /// Creates the font of a font file's face.
  ///
  /// Sizes outside of `pointSizes` move to its nearer end and make the font `assumed`.
  /// - Parameter fallbacks: Tried in order for characters the face does not have.
  public init(_ fontFace: FontFace, size: Double, fallbacks: [FontFace] = []) {
    let pointSize = Self.nearestPointSize(to: size)
    let scale = pointSize / Double(fontFace.unitsPerEm)
    face = ScaledFace(fontFace, pointSize: pointSize, fallbacks: fallbacks)
    self.fontFace = fontFace
    hasMonospacedDigits = false
    self.pointSize = pointSize
    weight = FontWeight.nearest(toClass: fontFace.weightClass)
    leading = 0
    leadingFidelity = .exact
    alternativeLeading = nil
    fidelity = pointSize == size ? .exact : .assumed
    ascender = Double(fontFace.ascender) * scale
    descender = Double(fontFace.descender) * scale
    lineHeight = Double(fontFace.ascender - fontFace.descender + fontFace.lineGap) * scale
    capHeight = Double(fontFace.capHeight) * scale
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
    if let fontFace { return TextFont(fontFace, size: size, fallbacks: fallbackFaces) }
    return TextFont(
      pointSize: size, weight: weight, hasMonospacedDigits: hasMonospacedDigits,
      fallbacks: fallbackFaces)
  }

  /// Returns the font with other faces to try, in order, for characters it does not have.
  public func withFallbacks(_ faces: [FontFace]) -> TextFont {
    if let fontFace { return TextFont(fontFace, size: pointSize, fallbacks: faces) }
    return TextFont(
      pointSize: pointSize, weight: weight, leading: leading, leadingFidelity: leadingFidelity,
      alternativeLeading: alternativeLeading, hasMonospacedDigits: hasMonospacedDigits,
      fallbacks: faces)
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
    first.pointSize == second.pointSize && first.weight == second.weight
      && first.leading == second.leading && first.leadingFidelity == second.leadingFidelity
      && first.alternativeLeading == second.alternativeLeading && first.fidelity == second.fidelity
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
