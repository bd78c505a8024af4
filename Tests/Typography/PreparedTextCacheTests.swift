import SelfSizingTypography
import Testing

@Suite("Cache of prepared texts")
struct PreparedTextCacheTests {
  static let font = TextFont.systemFont(ofSize: 17)

  @Test(
    "never holds more than its capacity, and keeps what is asked for", arguments: [2, 3, 10, 64])
  func bounded(capacity: Int) {
    var cache = PreparedTextCache(capacity: capacity)
    for index in 0..<1000 {
      let text = "text \(index)"
      #expect(cache.prepare(text, font: Self.font).text == text)
      #expect(cache.prepare("kept", font: Self.font).text == "kept")
      #expect(cache.count <= capacity)
    }
  }

  @Test("distinguishes texts by writing, font, style and locale")
  func keys() {
    var cache = PreparedTextCache()
    let texts: [PreparedText] = [
      cache.prepare("\u{E9}", font: Self.font),
      cache.prepare("e\u{301}", font: Self.font),
      cache.prepare("\u{E9}", font: .systemFont(ofSize: 18)),
      cache.prepare("\u{E9}", font: Self.font, paragraphStyle: ParagraphStyle(headIndent: 4)),
      cache.prepare("\u{E9}", font: Self.font, paragraphStyle: ParagraphStyle(headIndent: 5)),
      cache.prepare("\u{E9}", font: Self.font, locale: "de"),
      cache.prepare(AttributedText("\u{E9}", font: Self.font, kern: 1)),
      cache.prepare(AttributedText("\u{E9}", font: Self.font, kern: 2)),
    ]
    #expect(cache.count == texts.count)
    #expect(texts.map { $0.text.utf8.count } == [2, 3, 2, 2, 2, 2, 2, 2])
    #expect(texts[2].font.pointSize == 18)
    #expect(texts[4].paragraphStyle.headIndent == 5)
    #expect(texts[5].locale == "de")
    #expect(texts[7].runs.first?.attributes.kern == 2)
    _ = cache.prepare("\u{E9}", font: .systemFont(ofSize: 17))
    _ = cache.prepare(AttributedText("\u{E9}", font: Self.font, kern: 1))
    #expect(cache.count == texts.count)
    cache.removeAll()
    #expect(cache.count == 0)
  }

  @Test("reads a capacity of less than two as two", arguments: [1, 0, -5, Int.min])
  func smallCapacity(capacity: Int) {
    #expect(PreparedTextCache(capacity: capacity).capacity == 2)
  }

  @Test("keeps long texts apart that differ where their hash does not look")
  func longTexts() {
    var cache = PreparedTextCache()
    let font = TextFont.systemFont(ofSize: 17)
    let text = String(repeating: "w", count: 100_000)
    for offset in [0, 1_500, 50_001, 99_999] {
      var bytes = Array(text.utf8)
      bytes[offset] = UInt8(ascii: "i")
      let other = String(decoding: bytes, as: UTF8.self)
      let width = cache.prepare(text, font: font).naturalWidth
      #expect(cache.prepare(other, font: font).naturalWidth < width, "at \(offset)")
      #expect(cache.prepare(other, font: font).text == other)
    }
    #expect(cache.count == 5)
  }
}
