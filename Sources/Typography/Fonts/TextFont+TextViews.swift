extension TextFont {
  /// The font as a text view sets it: each line, the last one too, is as high as its text style's
  /// leading. A font by size has none, and a font file's font is unchanged. Words are not pushed
  /// out.
  ///
  /// - Source: `UITextView` in reference images of iOS 16.1 to 26.2: one line of subheadline is 20
  ///   points high at large and 26 at xxxLarge; at small it is 20, too, though the leading there is
  ///   18, for an unknown reason. Three lines of `systemFont` at 31 points are 111 high on iOS 15
  ///   to 17.
  package var inTextView: TextFont {
    isSystemFont && !isInTextView ? with { $0.isInTextView = true } : self
  }
}
