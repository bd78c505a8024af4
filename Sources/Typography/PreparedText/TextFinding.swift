/// A reason why the measures of a text may be trusted less than the rules they follow.
public enum TextFinding: Hashable, Sendable {
  /// Characters without a known advance took a default of their kind: 1 em for wide ones and as
  /// much or more for emoji, half an em for half-width ones, the advance of the letter n for
  /// others.
  ///
  /// `first` holds the first different ones, at most `PreparedText.maximumMissingGlyphs`; `count`
  /// all occurrences.
  case missingGlyphs(first: [Unicode.Scalar], count: Int)
  /// The text holds a script whose letters took widths that are typical of it, those of another
  /// font: Hangul 1 em, Arabic, Hebrew, Thai and Devanagari the advances of Noto Sans.
  case typicalWidths
  /// The text holds a script whose letters change with their neighbors, such as Arabic or
  /// Devanagari; they were measured one by one.
  case needsShaping
  /// The text holds a script that writes no spaces between words, such as Thai; it breaks at spaces
  /// only.
  case needsDictionary
}
