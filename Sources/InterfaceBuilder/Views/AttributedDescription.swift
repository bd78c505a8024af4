import SelfSizingTypography

/// An attributed text as a document describes it.
struct AttributedDescription: Hashable, Sendable {
  /// The parts in the order of the text.
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
