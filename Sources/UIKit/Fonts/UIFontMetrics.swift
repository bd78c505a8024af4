import SelfSizingCells
import SelfSizingTypography

public final class UIFontMetrics: NSObject, Sendable {
  private let metrics: FontMetrics
  public class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }
  public init(forTextStyle style: UIFont.TextStyle) {
    metrics = FontMetrics(forTextStyle: style.textStyle)
    super.init()
  }

  private func scaled(_ font: UIFont, _ maximum: CGFloat?, _ traits: UITraitCollection?) -> UIFont {
    let scaled = LabelFont.scaled(
      font.textFont, as: metrics.textStyle, maximumPointSize: maximum.map(Double.init))
    return UIFont(scaled, scaled.resolved(for: (traits ?? .current).measuringTraits))
  }
  public func scaledFont(for font: UIFont) -> UIFont { scaled(font, nil, nil) }
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaled(font, maximumPointSize, nil)
  }
  public func scaledFont(for font: UIFont, compatibleWith traits: UITraitCollection?) -> UIFont {
    scaled(font, nil, traits)
  }
  public func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traits: UITraitCollection?
  ) -> UIFont { scaled(font, maximumPointSize, traits) }
  public func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }
  public func scaledValue(for value: CGFloat, compatibleWith traits: UITraitCollection?) -> CGFloat
  {
    CGFloat(
      metrics.scaledValue(for: Double(value), compatibleWith: (traits ?? .current).measuringTraits))
  }
}
