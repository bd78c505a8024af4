import SelfSizingTypography

/// Keeps the texts that were prepared last, so that the next width or pass only wraps them.
struct PreparedTextCache {
  private struct Key: Hashable {
    let text: String
    let font: TextFont
    let locale: LocaleIdentifier

    /// Texts that are equal but written differently, composed or not, are kept apart.
    static func == (first: Key, second: Key) -> Bool {
      first.font == second.font && first.locale == second.locale && first.text == second.text
        && first.text.utf8.elementsEqual(second.text.utf8)
    }
  }

  /// Beyond this many texts all are dropped: contents rarely come back after so many others.
  static let capacity = 4096

  private var prepared: [Key: PreparedText] = [:]

  /// Returns the prepared text, preparing it if it is not kept.
  mutating func prepare(_ text: String, font: TextFont, locale: LocaleIdentifier) -> PreparedText {
    let key = Key(text: text, font: font, locale: locale)
    if let kept = prepared[key] { return kept }
    if prepared.count >= Self.capacity { prepared.removeAll(keepingCapacity: true) }
    let fresh = PreparedText(text, font: font, locale: locale)
    prepared[key] = fresh
    return fresh
  }
}
