import SelfSizingCells
import SelfSizingTypography

struct AttributedDescription: Hashable, Sendable {
  var fragments: [TextFragment] = []
  var paragraphStyle = ParagraphStyle()
  var text: String { fragments.map(\.text).joined() }

  /// Whether the paragraph style moves lines or makes them higher.
  var setsLines: Bool {
    var style = paragraphStyle
    style.alignment = .natural
    return style != ParagraphStyle()
  }
}

/// A part of an attributed text, of a document or of a plan.
package struct TextFragment: Hashable, Sendable {
  package var text: String
  /// The part's own font; nil where the label's counts.
  package var font: FontDescription?
  /// The font in a plan; nil where the label's counts.
  var labelFont: LabelFont?
  /// The points that letters are spaced by.
  package var kern = 0.0
  /// The points by which the baseline is raised.
  package var baselineOffset = 0.0
}

extension TextFragment {
  /// A part in the view's own look, or in a font.
  package init(
    plain text: String, in font: LabelFont? = nil, kern: Double = 0, baselineOffset: Double = 0
  ) {
    self.init(text: text, labelFont: font, kern: kern, baselineOffset: baselineOffset)
  }

  func resolved(in style: LabelStyle, for traits: TraitCollection) -> AttributedText {
    AttributedText(
      text, font: (labelFont ?? style.font).resolved(for: traits), kern: kern,
      baselineOffset: baselineOffset)
  }
}
