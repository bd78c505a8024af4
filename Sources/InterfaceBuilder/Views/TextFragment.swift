/// A part of an attributed text as a document describes it.
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
  /// A part in the view's own look.
  package init(plain text: String) { self.init(text: text) }
}
