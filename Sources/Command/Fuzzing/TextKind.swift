/// The kinds of text that cells get in use, and rarely while they are designed.
enum TextKind: String, Hashable, Sendable, CaseIterable {
  /// The text with accents, 30 % longer, like translations from English into European languages.
  case longer = "+30 %"
  case doubled = "+100 %", address = "unbroken URL", emoji, rightToLeft = "right to left"
  /// Korean, which keeps words together.
  case korean = "Korean"
  /// Thai, which writes no spaces between words.
  case thai = "Thai"
  case empty, newlines

  func text(for original: String) -> String {
    switch self {
    case .longer: Self.lengthened(original, by: 0.3)
    case .doubled: Self.lengthened(original, by: 1)
    case .address: "https://example.com/" + String(repeating: "segment0123456789", count: 12)
    case .emoji: String(repeating: "👨‍👩‍👧‍👦🇨🇭👍🏽🏳️‍🌈", count: 12)
    case .rightToLeft: Self.repeated("نص طويل جدا لاختبار الخلية ", toMatch: original)
    case .korean: Self.repeated("동적 글자 크기에서도 잘 보여야 합니다 ", toMatch: original)
    case .thai: Self.repeated("ข้อความภาษาไทยที่ไม่มีช่องว่างระหว่างคำ", toMatch: original)
    case .empty: ""
    case .newlines: original + "\n\n" + original + "\n"
    }
  }

  static let plainWords = "every cell has to hold a longer text than its designer ever thought of "

  /// A text of plain words, for budgets: as long as asked for, at least one character.
  static func words(_ count: Int) -> String {
    let copies = count / plainWords.count + 1
    return String(String(repeating: plainWords, count: copies).prefix(count))
  }

  /// The text with accented letters, and so many more characters after it, in words.
  private static func lengthened(_ text: String, by share: Double) -> String {
    let accents: [Character: Character] = [
      "a": "á", "c": "č", "e": "é", "i": "î", "n": "ñ", "o": "ö", "s": "š", "u": "ü", "y": "ý",
      "A": "Å", "E": "É", "O": "Ö", "U": "Ü", "S": "Š",
    ]
    let accented = String(text.map { accents[$0] ?? $0 })
    let more = Int((Double(text.count) * share).rounded(.up))
    return more == 0 ? accented : accented + " " + words(more)
  }

  private static func repeated(_ phrase: String, toMatch original: String) -> String {
    let count = max(original.count, 20)
    return String(String(repeating: phrase, count: count / phrase.count + 1).prefix(count))
  }
}
