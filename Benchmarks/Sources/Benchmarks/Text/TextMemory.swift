import SelfSizing

#if canImport(Glibc)
  import Glibc

  /// What prepared texts take from the heap, as the allocator counts it.
  enum TextMemory {
    /// The bytes for each opportunity to end a line, and those that a text takes besides; the characters,
    /// which it shares with the string it was given, left aside.
    static func measure() -> (perOpportunity: Double, fixed: Double) {
      let paragraphs = TextCorpus.englishParagraphs
      let long = stride(from: 0, to: paragraphs.count, by: 20).map { first in
        paragraphs[first..<first + 20].joined(separator: " ")
      }
      let short = bytes(of: paragraphs)
      let joined = bytes(of: long)
      let opportunities = Double(paragraphs.reduce(0) { $0 + $1.split(separator: " ").count })
      // Both hold the same opportunities; the short ones hold the fixed part more often.
      let fixed = Double(short - joined) / Double(paragraphs.count - long.count)
      return ((Double(short) - fixed * Double(paragraphs.count)) / opportunities, fixed)
    }

    private static func bytes(of texts: [String]) -> Int {
      var prepared: [PreparedText] = []
      prepared.reserveCapacity(texts.count)
      let font = TextFont.systemFont(ofSize: 17)
      _ = PreparedText(texts[0], font: font)
      let before = mallinfo2().uordblks
      for text in texts { prepared.append(PreparedText(text, font: font)) }
      let after = mallinfo2().uordblks
      return withExtendedLifetime(prepared) { Int(after) - Int(before) }
    }
  }
#endif
