import SelfSizingTypography

@MainActor @preconcurrency public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  var adjustsFontForContentSizeCategory: Bool { get set }
}

/// The texts of all labels, prepared once.
@MainActor enum PreparedTexts {
  private static var texts = PreparedTextCache()
  static func prepare(_ text: String, _ font: TextFont, _ locale: LocaleIdentifier) -> PreparedText
  { texts.prepare(text, font: font, locale: locale) }
  static func prepare(
    _ text: String, _ font: TextFont, _ style: ParagraphStyle, _ locale: LocaleIdentifier
  ) -> PreparedText { texts.prepare(text, font: font, paragraphStyle: style, locale: locale) }
  static func prepare(_ text: AttributedText, _ style: ParagraphStyle, _ locale: LocaleIdentifier)
    -> PreparedText
  { texts.prepare(text, paragraphStyle: style, locale: locale) }
}
