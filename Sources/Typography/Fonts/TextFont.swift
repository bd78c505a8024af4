/// A font of the system: San Francisco at a size and weight, with the metrics text is measured by.
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

  /// The advances. Determined by size and weight, so it takes no part in comparisons.
  let face: SanFranciscoFace

  init(
    pointSize: Double, weight: FontWeight, leading: Double = 0,
    leadingFidelity: Fidelity = .exact, alternativeLeading: Double? = nil
  ) {
    let range = Self.pointSizes
    let isInRange = range.contains(pointSize)
    // A comparison with NaN is false: NaN becomes the lower bound.
    let size =
      pointSize > range.lowerBound ? Swift.min(pointSize, range.upperBound) : range.lowerBound
    face = SanFranciscoFace(pointSize: size, weight: weight)
    self.pointSize = size
    self.weight = weight
    self.leading = leading
    self.leadingFidelity = leadingFidelity
    self.alternativeLeading = alternativeLeading
    fidelity = isInRange ? Swift.max(weight.fidelity, face.sizeFidelity) : .assumed
  }

  /// Returns the system font at a size in points; sizes outside of `pointSizes` move to its nearer
  /// end and make the font `assumed`.
  public static func systemFont(ofSize size: Double, weight: FontWeight = .regular) -> TextFont {
    TextFont(pointSize: size, weight: weight)
  }

  /// The distance from the baseline to the top of a line.
  public var ascender: Double { pointSize * SanFranciscoFigures.ascender }
  /// The distance from the baseline to the bottom of a line, negative as with UIKit.
  public var descender: Double { pointSize * SanFranciscoFigures.descender }
  /// The height of a line.
  public var lineHeight: Double { pointSize * SanFranciscoFigures.lineHeight }
  /// The height of a capital letter.
  public var capHeight: Double { pointSize * SanFranciscoFigures.capHeight }
}

extension TextFont: Hashable {
  /// Fonts are equal if they measure every text alike, with the same trust.
  public static func == (first: TextFont, second: TextFont) -> Bool {
    first.pointSize == second.pointSize && first.weight == second.weight
      && first.leading == second.leading && first.leadingFidelity == second.leadingFidelity
      && first.alternativeLeading == second.alternativeLeading && first.fidelity == second.fidelity
  }

  /// Hashes size, weight and leading.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(pointSize)
    hasher.combine(weight)
    hasher.combine(leading)
  }
}
