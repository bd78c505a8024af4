import SelfSizingTypography

/// A part of an attributed text as a document describes it.
struct TextFragment: Hashable, Sendable {
  var text: String
  /// The part's own font; nil where the view's counts.
  var font: FontDescription?
  /// The points that letters are spaced by.
  var kern = 0.0
  /// The points by which the baseline is raised.
  var baselineOffset = 0.0
}
