@testable import SelfSizingTypography
import Testing

@Suite("Size of prepared text")
struct PreparedTextSizeTests {
  @Test("takes at most 24 bytes for each break opportunity")
  func stride() {
    #expect(MemoryLayout<TextSegment>.stride <= 24)
    // What was measured, the font, and the unit of what was measured.
    #expect(MemoryLayout<PreparedText>.size <= 24)
  }

  @Test(
    "keeps no more room than the text needs",
    arguments: [
      "the quick brown fox", "well-known-to-be-hyphenated-again-and-again-and-again",
      String(repeating: "日本語の文章は空白なしに折り返す。", count: 20),
      String(repeating: "word ", count: 500), "a", String(repeating: "\n", count: 300),
    ])
  func capacity(text: String) {
    let segments = PreparedText(text, font: .systemFont(ofSize: 17)).segments
    #expect(segments.capacity <= segments.count + segments.count / 4 + 8)
  }
}
