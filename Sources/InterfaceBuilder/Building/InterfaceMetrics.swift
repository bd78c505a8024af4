import SelfSizingGeometry
import SelfSizingTypography

/// The intrinsic sizes of controls that follow their title, in points.
public enum InterfaceMetrics {
  /// The size of a button without a configuration and without an image.
  ///
  /// - Parameters:
  ///   - title: The title; empty for none.
  ///   - font: The font of the title.
  ///   - insets: The content insets of its own; nil for the system's.
  ///   - traits: The traits whose content size category scales the font.
  /// - Source: Measured on iOS 26.1: at least 30 wide, the line's height rounded up and 12. That insets
  ///   of its own replace the 12 is assumed.
  public static func button(
    title: String, font: TextFont, insets: DirectionalEdgeInsets? = nil, traits: TraitCollection
  ) -> LayoutSize {
    let padding = insets.map {
      LayoutSize(width: $0.leading + $0.trailing, height: $0.top + $0.bottom)
    }
    let size = line(title, font, padding ?? LayoutSize(width: 0, height: 12), traits)
    return LayoutSize(width: max(size.width, 30), height: size.height)
  }

  /// The size of a text field.
  ///
  /// - Source: Measured on iOS 26.1 at 17 points: 22 high without a border and 34 with one, 28 wider than
  ///   the text with one. At other sizes it follows the line's height, which is assumed.
  public static func textField(
    text: String, font: TextFont, hasBorder: Bool, traits: TraitCollection
  ) -> LayoutSize {
    line(
      text, font, LayoutSize(width: hasBorder ? 28 : 1, height: hasBorder ? 13 : 1), traits)
  }

  /// A text on one line with room around it.
  private static func line(
    _ text: String, _ font: TextFont, _ padding: LayoutSize, _ traits: TraitCollection
  ) -> LayoutSize {
    let measured = LabelMetrics.size(
      of: PreparedText(text, font: font, locale: traits.locale), preferredMaxLayoutWidth: nil,
      numberOfLines: 1, displayScale: traits.displayScale)
    return LayoutSize(
      width: measured.size.width + padding.width,
      height: font.lineHeight.rounded(.up) + padding.height)
  }
}
