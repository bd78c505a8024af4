/// Keeps the texts that were prepared last, so that the next width or pass only wraps them.
///
/// A text is found again by its characters as written, its font or runs, its paragraph style and
/// its locale. The cache is a value: each task has its own, and copies are independent.
public struct PreparedTextCache: Sendable {
  /// The most texts that are kept.
  public let capacity: Int

  /// The texts since the last turn, and those of the turn before that were not asked for since.
  private var recent: [Key: PreparedText] = [:]
  private var older: [Key: PreparedText] = [:]

  /// Creates an empty cache for a number of texts, two at least.
  public init(capacity: Int = 4096) { self.capacity = Swift.max(2, capacity) }

  /// The number of texts that are kept; at most `capacity`.
  package var count: Int { recent.count + older.count }

  /// Returns the prepared text, preparing it if it is not kept.
  ///
  /// - Complexity: O(n) in the text's length to find it, O(1) in the number of texts, amortised.
  public mutating func prepare(
    _ text: String, font: TextFont, locale: LocaleIdentifier = .englishUnitedStates
  ) -> PreparedText {
    prepare(Key(text: text, font: font, setting: nil, locale: locale)) {
      PreparedText(text, font: font, locale: locale)
    }
  }

  /// Returns the prepared text with a paragraph style, preparing it if it is not kept.
  public mutating func prepare(
    _ text: String, font: TextFont, paragraphStyle: ParagraphStyle,
    locale: LocaleIdentifier = .englishUnitedStates
  ) -> PreparedText {
    let setting = TextSetting(paragraphStyle, runs: [])
    return prepare(Key(text: text, font: font, setting: setting, locale: locale)) {
      PreparedText(text, font: font, paragraphStyle: paragraphStyle, locale: locale)
    }
  }

  /// Returns the prepared attributed text, preparing it if it is not kept.
  public mutating func prepare(
    _ text: AttributedText, paragraphStyle: ParagraphStyle = ParagraphStyle(),
    locale: LocaleIdentifier = .englishUnitedStates
  ) -> PreparedText {
    let setting = TextSetting(paragraphStyle, runs: text.runs)
    return prepare(Key(text: text.text, font: nil, setting: setting, locale: locale)) {
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
    /// Nil if the setting's runs have fonts.
    let font: TextFont?
    let setting: TextSetting?
    let locale: LocaleIdentifier

    /// Texts that are equal but written differently, composed or not, are kept apart.
    static func == (first: Key, second: Key) -> Bool {
      first.font == second.font && first.locale == second.locale
        && first.text.isIdentical(to: second.text)
        && first.setting?.paragraphStyle == second.setting?.paragraphStyle
        && first.setting?.runs == second.setting?.runs
    }

    func hash(into hasher: inout Hasher) {
      var text = text
      text.withUTF8 { Self.hash(UnsafeRawBufferPointer($0), into: &hasher) }
      hasher.combine(font)
    }

    /// The bytes of a long text that its hash looks at, at either end and between them: what texts
    /// differ in is rarely elsewhere, and texts with the same hash are compared.
    private static let hashedEnd = 1024
    private static let hashedPlaces = 64

    private static func hash(_ bytes: UnsafeRawBufferPointer, into hasher: inout Hasher) {
      guard bytes.count > 4 * hashedEnd else { return hasher.combine(bytes: bytes) }
      hasher.combine(bytes.count)
      hasher.combine(bytes: UnsafeRawBufferPointer(rebasing: bytes.prefix(hashedEnd)))
      hasher.combine(bytes: UnsafeRawBufferPointer(rebasing: bytes.suffix(hashedEnd)))
      for place in 1..<hashedPlaces {
        let offset = bytes.count / hashedPlaces * place
        hasher.combine(bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      }
    }
  }
}
