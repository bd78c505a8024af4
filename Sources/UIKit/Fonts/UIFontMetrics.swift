import SelfSizingCells
import SelfSizingTypography

/// Scales fonts and lengths as a text style grows.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  // Immutable after initialization; no lock is needed.
  private let metrics: FontMetrics
  /// UIKit's `default`.
  public class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }
  /// Creates one as UIKit does.
  public init(forTextStyle style: UIFont.TextStyle) {
    metrics = FontMetrics(forTextStyle: style.textStyle)
    super.init()
  }

  private func scaled(_ font: UIFont, _ maximum: CGFloat?, _ traits: UITraitCollection?) -> UIFont {
    let scaled = LabelFont.scaled(
      font.textFont, as: metrics.textStyle, maximumPointSize: maximum.map(Double.init))
    return UIFont(scaled, scaled.resolved(for: (traits ?? .current).measuringTraits))
  }

  /// UIKit's `scaledFont`.
  open func scaledFont(for font: UIFont) -> UIFont { scaled(font, nil, nil) }
  /// UIKit's `scaledFont`.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaled(font, maximumPointSize, nil)
  }
  /// UIKit's `scaledFont`.
  open func scaledFont(for font: UIFont, compatibleWith traits: UITraitCollection?) -> UIFont {
    scaled(font, nil, traits)
  }
  /// UIKit's `scaledFont`.
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traits: UITraitCollection?
  ) -> UIFont { scaled(font, maximumPointSize, traits) }
  /// UIKit's `scaledValue`.
  open func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }
  /// UIKit's `scaledValue`.
  open func scaledValue(for value: CGFloat, compatibleWith traits: UITraitCollection?) -> CGFloat {
    CGFloat(
      metrics.scaledValue(
        for: Double(value), compatibleWith: (traits ?? .current).measuringTraits))
  }
}
