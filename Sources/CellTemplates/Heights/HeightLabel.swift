import SelfSizingAutoLayout
import SelfSizingTypography

extension CellLayout.Label {
  /// A text as the label sets it.
  func prepared(_ text: String, in font: TextFont, _ locale: LocaleIdentifier) -> PreparedText {
    isUniform
      ? PreparedText(text, font: font, locale: locale)
      : PreparedText(text, font: font, paragraphStyle: paragraphStyle, locale: locale)
  }
}

/// A label of one cell, as far as the height depends on it.
struct HeightLabel {
  /// The prepared text.
  var text: PreparedText
  /// The most lines; 0 for any number.
  var lineLimit = 0
  /// What the label measures where lines end at hard breaks only.
  var naturalSize = IntrinsicContentSize()
}
