extension TextFont {
  /// Returns the system font in another weight, with the same size and leading; a font file's font
  /// has the weight of its face and stays as it is.
  public func withWeight(_ weight: FontWeight) -> TextFont {
    guard fontFace == nil, weight != self.weight else { return self }
    return TextFont(
      pointSize: pointSize, weight: weight, leading: styleLeading,
      hasMonospacedDigits: hasMonospacedDigits, fallbacks: fallbackFaces)
  }

  /// The system font as a reader gets it who asks for bold text; a font file's font stays as it is.
  ///
  /// Which weights UIKit takes then is not published. Assumed: semibold for regular and lighter ones,
  /// bold for medium, heavy for semibold, black for the rest.
  public var emboldened: TextFont {
    switch weight {
    case ...FontWeight.regular: withWeight(.semibold)
    case .medium: withWeight(.bold)
    case .semibold: withWeight(.heavy)
    default: withWeight(.black)
    }
  }
}
