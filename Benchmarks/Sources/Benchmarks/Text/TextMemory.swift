import SelfSizing
import Timing

/// The memory of prepared texts, as the kernel counts the process's pages.
enum TextMemory {
  /// How often each text is prepared, so that a page is a small part of the sum.
  private static let copies = 50

  /// The bytes for each opportunity to end a line, and the others that a text takes; the
  /// characters, which it shares with the string it was given, left aside. Nil where pages are not
  /// counted.
  static func measure() -> (perOpportunity: Double, fixed: Double)? {
    let paragraphs = TextCorpus.englishParagraphs
    let long = stride(from: 0, to: paragraphs.count, by: 20).map { first in
      paragraphs[first..<first + 20].joined(separator: " ")
    }
    // Both hold the same opportunities; the short ones hold the fixed part more often.
    var kept: [PreparedText] = []
    kept.reserveCapacity(copies * (paragraphs.count + long.count))
    guard let short = bytes(of: paragraphs, &kept), let joined = bytes(of: long, &kept) else {
      return nil
    }
    let opportunities = Double(paragraphs.reduce(0) { $0 + $1.split(separator: " ").count })
    let fixed = (short - joined) / Double(paragraphs.count - long.count)
    let perOpportunity = (short - fixed * Double(paragraphs.count)) / opportunities
    return withExtendedLifetime(kept) { (perOpportunity, fixed) }
  }

  private static func bytes(of texts: [String], _ kept: inout [PreparedText]) -> Double? {
    let font = TextFont.systemFont(ofSize: 17)
    guard let before = ProcessMemory.resident.bytes else { return nil }
    for _ in 0..<copies {
      for text in texts { kept.append(PreparedText(text, font: font)) }
    }
    return ProcessMemory.resident.bytes.map { ($0 - before) / Double(copies) }
  }
}
