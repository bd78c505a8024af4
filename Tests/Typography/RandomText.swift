import TestSupport

/// Random texts that hold everything that line breaking and measuring treat in a special way.
enum RandomText {
  private static let pieces: [String] = [
    "a", "be", "the", "word", "Longer", "extraordinarily", "W", "i", "1", "3.14", "$5", "50%", "-",
    "–", "—", "/", "(", ")", "[", "]", "“", "”", "'", ",", ".", "!", "?", ";", "…", " ", " ", " ",
    " ", " ", "  ", "   ", "\t", "\u{A0}", "\u{AD}", "\u{AD}", "\u{200B}", "\u{2060}", "\u{200D}",
    "\u{3000}", "\n", "\r\n", "\r", "\u{B}", "\u{85}", "\u{2028}", "\u{2029}", "é", "e\u{301}",
    "\u{301}", "ß", "Ω", "Ж", "日", "本", "。", "「", "」", "か", "ッ", "한", "ᄒ", "ᅡ", "ᆫ", "👍🏽",
    "👨‍👩‍👧", "❤️", "🇩🇪", "🇫", "1️⃣", "ש", "م", "क्ष", "ก", "\u{0}", "\u{FFFE}", "\u{E0100}",
    "\u{10FFFF}", "\u{378}", "\u{FE0F}",
  ]

  /// Returns a text of up to a number of pieces.
  static func make(upTo count: Int, using generator: inout SeededGenerator) -> String {
    var text = ""
    for _ in 0..<Int.random(in: 0...count, using: &generator) {
      text += pieces[Int.random(in: 0..<pieces.count, using: &generator)]
    }
    return text
  }
}
