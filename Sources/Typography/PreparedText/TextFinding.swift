/// A reason why the measures of a text may be trusted less than the rules they follow.
public enum TextFinding: Hashable, Sendable {
  /// Characters without a known advance took a default of their kind: 1 em for wide ones and as
  /// much or more for emoji, half an em for half-width ones, the advance of the letter n for
  /// others. `first` holds the first different ones, `count` is that of all occurrences.
  case missingGlyphs(first: [Unicode.Scalar], count: Int)
  /// A script's letters took widths that are typical of it, those of another font: Hangul 1 em,
  /// Arabic, Hebrew, Thai and Devanagari the advances of Noto Sans.
  case typicalWidths
  /// A script's letters change with their neighbors, as in Arabic, and were measured one by one.
  case needsShaping
  /// A script writes no spaces between words, as Thai does; the text breaks at spaces only.
  case needsDictionary
}
