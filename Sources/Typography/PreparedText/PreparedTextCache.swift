/// Keeps the texts that were prepared last, so that the next width or pass only wraps them.
///
/// A text is found again by its characters as written, its fonts, style and locale. The cache is a
/// value: each task has its own, and copies are independent.
public struct PreparedTextCache: Sendable {
  /// The most texts that are kept.
  public let capacity: Int
  /// The texts since the last turn, and those of the turn before that were not asked for since.
  private var recent: [Key: PreparedText] = [:]
  private var older: [Key: PreparedText] = [:]

  /// Creates an empty cache for a number of texts, two at least.
  public init(capacity: Int = 4096) { self.capacity = Swift.max(2, capacity) }
  package var count: Int { recent.count + older.count }

  /// Returns the prepared text, preparing it if it is not kept. To find it is O(n) in its length.
  /// - Complexity: O(n) in the text's length to find it, O(1) in the number of texts, amortised.
  public mutating func prepare(
    _ text: String, font: TextFont, locale: LocaleIdentifier = .englishUnitedStates
  ) -> PreparedText {
    prepare(Key(text, font, nil, locale)) {
      PreparedText(text, font: font, locale: locale)
    }
  }

  /// Returns the prepared text with a paragraph style, preparing it if it is not kept.
  public mutating func prepare(
    _ text: String, font: TextFont, paragraphStyle: ParagraphStyle,
    locale: LocaleIdentifier = .englishUnitedStates
  ) -> PreparedText {
    prepare(Key(text, font, TextSetting(paragraphStyle, runs: []), locale)) {
      PreparedText(text, font: font, paragraphStyle: paragraphStyle, locale: locale)
    }
  }

  /// Returns the prepared attributed text, preparing it if it is not kept.
  public mutating func prepare(
    _ text: AttributedText, paragraphStyle: ParagraphStyle = ParagraphStyle(),
    locale: LocaleIdentifier = .englishUnitedStates
  ) -> PreparedText {
    prepare(Key(text.text, nil, TextSetting(paragraphStyle, runs: text.runs), locale)) {
      PreparedText(text, paragraphStyle: paragraphStyle, locale: locale)
    }
  }

  package mutating func removeAll() {
    recent.removeAll(keepingCapacity: true)
    older.removeAll(keepingCapacity: true)
  }

  private mutating func prepare(_ key: Key, _ prepare: () -> PreparedText) -> PreparedText {
    if let kept = recent[key] { return kept }
    let prepared = older.removeValue(forKey: key) ?? prepare()
    // What was not asked for during a whole turn goes.
    if recent.count >= capacity / 2 {
      older = recent
      recent = [:]
      recent.reserveCapacity(older.count)
    }
    recent[key] = prepared
    return prepared
  }

  private struct Key: Hashable {
    let text: String
    let font: TextFont?
    let setting: TextSetting?
    let locale: LocaleIdentifier

    init(
      _ text: String, _ font: TextFont?, _ setting: TextSetting?, _ locale: LocaleIdentifier
    ) { (self.text, self.font, self.setting, self.locale) = (text, font, setting, locale) }

    /// Texts that are equal but composed differently are kept apart.
    static func == (first: Key, second: Key) -> Bool {
      first.font == second.font && first.locale == second.locale
        && first.text.isIdentical(to: second.text)
        && first.setting?.paragraphStyle == second.setting?.paragraphStyle
        && first.setting?.runs == second.setting?.runs
    }

    func hash(into hasher: inout Hasher) {
      var text = text
      text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
      hasher.combine(font)
    }
  }
}
