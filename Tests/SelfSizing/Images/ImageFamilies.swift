import SelfSizing

/// The families of views of the suite `images`: each a template made from the rules of a case.
struct ImageFamilies {
  let test: ImageCase
  let fonts: ImageFonts

  /// The view of the case; nil if a font's file is missing.
  ///
  /// - Throws: If the rules cannot be read, or the family is not known.
  func view() throws -> ImageView? {
    switch (test.family, test.view) {
    case ("Button", "Button"): try button()
    case ("Button", _): try buttons()
    case ("ButtonStack", _): try buttonStack()
    case ("Checkbox", _): try checkbox()
    case ("AlertBanner", _): try alertBanner()
    case ("Chip", _): try chip()
    case ("Pill", _): try pills()
    case ("TextInput", _): try textInput()
    case ("MentionSuggestion", _): try mentionSuggestion()
    case ("LinkPreview", _): try linkPreview()
    case ("VoicePreview", _): try voicePreview()
    case ("ChannelHeader", _): try channelHeader()
    case ("QuotedMessage", _): try quotedMessage()
    case ("ActionControl", _): try actionControl()
    case ("ContainerStack", _): try containerStack()
    case ("UnreadCount", _): try unreadCount()
    case ("WrappedText", _): try wrappedText()
    case ("SparkCheckbox", _): try sparkCheckbox()
    case ("FormField", _): try formField()
    default: throw UnreadRule(rule: "a family named \(test.family)")
    }
  }

  /// A font of the case by the name of its text; nil if its file is missing.
  func font(_ name: String) throws -> LabelFont? {
    guard let words = test.fonts[name] else { throw UnreadRule(rule: "a font for \(name)") }
    return try fonts.font(words, test.edition)
  }
}
