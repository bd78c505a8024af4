import SelfSizingTypography

/// The font of a label, before the reader's text size is known.
enum LabelFont: Hashable, Sendable {
  /// A text style's font, which follows the text size.
  case style(TextStyle)
  /// The same font at every text size.
  case fixed(TextFont)

  /// The font under the given traits.
  func resolved(for traits: TraitCollection) -> TextFont {
    switch self {
    case .style(let style): .preferredFont(forTextStyle: style, compatibleWith: traits)
    case .fixed(let font): font
    }
  }
}
