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

  @Test("counts the spaces of texts of every length", arguments: 0..<600)
  func spaces(length: Int) {
    var generator = ByteGenerator(state: UInt64(length) + 1)
    let bytes = (0..<length).map { _ in generator.next() % 3 == 0 ? 0x20 : UInt8(generator.next()) }
    let expected = bytes.reduce(0) { $0 + ($1 == 0x20 ? 1 : 0) }
    #expect(bytes.withUnsafeBufferPointer(SpaceCounter.count) == expected)
    let all = [UInt8](repeating: 0x20, count: 20 * length)
    #expect(all.withUnsafeBufferPointer(SpaceCounter.count) == all.count)
  }
}

/// A short generator of bytes for one test.
private struct ByteGenerator {
  var state: UInt64
  mutating func next() -> UInt8 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return UInt8(truncatingIfNeeded: state >> 40)
  }
}
