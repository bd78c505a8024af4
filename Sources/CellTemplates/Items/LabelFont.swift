import SelfSizingTypography

/// The font of a label, before the reader's text size is known.
enum LabelFont: Hashable, Sendable {
  /// A text style's font, which follows the text size.
  case style(TextStyle)
  /// The same font at every text size.
  case fixed(TextFont)

  /// A font of one's own that grows as a text style does, from its size at the large category on.
  case scaled(TextFont, TextStyle, maximumPointSize: Double?)

  /// The font under the given traits.
  func resolved(for traits: TraitCollection) -> TextFont {
    switch self {
    case .style(let style): .preferredFont(forTextStyle: style, compatibleWith: traits)
    case .fixed(let font): font
    case .scaled(let font, let style, let maximum):
      FontMetrics(forTextStyle: style).scaledFont(
        for: font, maximumPointSize: maximum, compatibleWith: traits)
    }
  }
}
