import SelfSizingTypography

/// The font of a label, before the reader's text size is known.
public struct LabelFont: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case style(TextStyle, FontWeight?)
    case fixed(TextFont)
    case scaled(TextFont, TextStyle, maximumPointSize: Double?)
  }

  package let kind: Kind
  package private(set) var isInTextView = false

  private init(kind: Kind) { self.kind = kind }

  /// A text style's font, which follows the text size, in a weight or in the style's own.
  public static func style(_ style: TextStyle, weight: FontWeight? = nil) -> LabelFont {
    LabelFont(kind: .style(style, weight))
  }

  /// The same font at every text size.
  public static func fixed(_ font: TextFont) -> LabelFont { LabelFont(kind: .fixed(font)) }

  /// A custom font, at its size at the large category, that grows like a text style, up to a
  /// maximum.
  public static func scaled(
    _ font: TextFont, as style: TextStyle, maximumPointSize: Double? = nil
  ) -> LabelFont { LabelFont(kind: .scaled(font, style, maximumPointSize: maximumPointSize)) }

  /// The text style, whatever the weight; nil if the font is not a text style's.
  package var textStyle: TextStyle? {
    if case .style(let style, _) = kind { style } else { nil }
  }

  package var fixedFont: TextFont? {
    if case .fixed(let font) = kind { font } else { nil }
  }

  package func withTextStyle(_ style: TextStyle) -> LabelFont {
    guard case .style(_, let weight) = kind else { return self }
    let font = LabelFont.style(style, weight: weight)
    return isInTextView ? font.inTextView : font
  }

  /// The font under the given traits.
  ///
  /// Where the reader asks for bold text, the system's fonts are as heavy as `TextFont.emboldened`
  /// makes them.
  public func resolved(for traits: TraitCollection) -> TextFont {
    let font =
      switch kind {
      case .style(let style, let weight):
        TextFont.preferredFont(forTextStyle: style, compatibleWith: traits)
          .withWeight(weight ?? style.weight)
      case .fixed(let font): font
      case .scaled(let font, let style, let maximum):
        FontMetrics(forTextStyle: style).scaledFont(
          for: font, maximumPointSize: maximum, compatibleWith: traits)
      }
    let drawn = font.drawn(for: traits)
    return isInTextView ? drawn.inTextView : drawn
  }

  /// The font as a text view sets it: every line is as high as the text style's leading.
  public var inTextView: LabelFont {
    var font = self
    font.isInTextView = true
    return font
  }
}
