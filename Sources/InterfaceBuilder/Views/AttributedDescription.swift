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

package struct TextFragment: Hashable, Sendable {
  package var text: String
  /// The part's own font; nil where the view's counts.
  package var font: FontDescription?
  /// The points that letters are spaced by.
  package var kern = 0.0
  /// The points by which the baseline is raised.
  package var baselineOffset = 0.0
}

extension TextFragment {
  package init(plain text: String) { self.init(text: text) }
}
