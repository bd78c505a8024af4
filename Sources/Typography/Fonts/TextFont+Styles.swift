extension TextFont {
  /// Returns the font of a text style at the reader's text size.
  ///
  /// It carries the style's leading, which a label adds between its lines. The rule is measured at the
  /// large category. Elsewhere UIKit's leading is taken and may turn out to be none; where it is below
  /// the line height, the lines touch here and may overlap on a device.
  /// - Parameters:
  ///   - style: The text style.
  ///   - traits: The traits whose content size category scales the style.
  ///   - isEmphasized: Whether to take the style's emphasised weight instead of its own.
  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traits: TraitCollection = TraitCollection(),
    isEmphasized: Bool = false
  ) -> TextFont {
    let category = traits.contentSizeCategory
    let weight = isEmphasized ? style.emphasizedWeight : style.weight
    let pointSize = style.pointSize(for: category)
    let lineHeight = pointSize * SanFranciscoFigures.lineHeight
    guard let styleLeading = style.leading(for: category) else {
      // The extra large titles: the alternative is the leading of a style with their point size.
      let twin: Double = style == .extraLargeTitle ? 43 : 34
      return TextFont(
        pointSize: pointSize, weight: weight,
        leading: Leading(value: 0, fidelity: .assumed, alternative: twin - lineHeight))
    }
    let leading = styleLeading - lineHeight
    if leading < 0 {
      return TextFont(
        pointSize: pointSize, weight: weight,
        leading: Leading(value: 0, fidelity: .assumed, alternative: leading))
    }
    let isMeasured = category == .large
    return TextFont(
      pointSize: pointSize, weight: weight,
      leading: Leading(
        value: leading, fidelity: isMeasured ? .exact : .assumed,
        alternative: isMeasured ? nil : 0))
  }
}
