@testable import SelfSizingTypography
import Testing

@Suite("Attributed text")
struct AttributedTextTests {
  static let small = TextFont.systemFont(ofSize: 10)
  static let large = TextFont.systemFont(ofSize: 30)

  private static func width(_ text: String, _ font: TextFont) -> Double {
    PreparedText(text, font: font).naturalWidth
  }

  @Test("measures one run like a plain text")
  func oneRun() {
    let text = "The quick (brown) fox jumps over 13 lazy dogs, no\u{AD}body knows.\nWhy?"
    let plain = PreparedText(text, font: Self.small)
    let attributed = PreparedText(AttributedText(text, font: Self.small))
    #expect(attributed.runs.isEmpty)
    for width in stride(from: 0.0, to: 200, by: 7) {
      #expect(plain.layout(width: width).lines == attributed.layout(width: width).lines)
    }
  }

  @Test("wraps runs of equal attributes like one")
  func splitRuns() {
    let text = "The quick brown fox jumps over the lazy dog"
    var joined = AttributedText()
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      if !joined.text.isEmpty { joined += AttributedText(" ", font: Self.small) }
      joined += AttributedText(String(word), font: Self.small)
    }
    #expect(joined.runs.count == 1)
    #expect(joined == AttributedText(text, font: Self.small))
  }

  @Test("adds the widths of its runs up, without kerning between them")
  func widths() {
    let text =
      AttributedText("AV", font: Self.small) + AttributedText("AV", font: Self.large)
      + AttributedText(" Wa", font: Self.small)
    let expected = Self.width("AV", Self.small) + Self.width("AV", Self.large)
    let tail = Self.width("| Wa", Self.small) - Self.width("|", Self.small)
    #expect(abs(PreparedText(text).naturalWidth - expected - tail) < 1e-9)
  }

  @Test("breaks between runs where the whole text may, and within words wider than a line")
  func breaks() {
    let text =
      AttributedText("one tw", font: Self.small) + AttributedText("o three ", font: Self.large)
      + AttributedText("four", font: Self.small)
    let prepared = PreparedText(text)
    let lines = prepared.layout(width: Self.width("three", Self.large) + 1).lines
    #expect(lines.map { $0.source(in: text.text) } == ["one two ", "three ", "four"])
    let narrow = prepared.layout(width: 0).lines
    #expect(narrow.count == text.text.filter { $0 != " " }.count)
    let o = narrow.filter { $0.source(in: text.text).hasPrefix("o") }.map(\.width)
    #expect(o.contains { abs($0 - Self.width("o", Self.small)) < 1e-9 })
    #expect(o.contains { abs($0 - Self.width("o", Self.large)) < 1e-9 })
  }

  @Test("adds letter spacing to every character, and never moves back")
  func letterSpacing() {
    let text = AttributedText("fox e\u{301} 👨‍👩‍👧", font: Self.small, kern: 2)
    let plain = Self.width("fox e\u{301} 👨‍👩‍👧", Self.small)
    #expect(abs(PreparedText(text).naturalWidth - plain - 7 * 2) < 1e-9)
    #expect(PreparedText(AttributedText("fox", font: Self.small, kern: -1000)).naturalWidth == 0)
    #expect(PreparedText(text).fidelity == .assumed)
  }

  @Test("makes each line as high as its highest and lowest run")
  func lineMetrics() {
    let text =
      AttributedText("a\n", font: Self.small) + AttributedText("b", font: Self.large)
      + AttributedText("c", font: Self.small, baselineOffset: 40)
      + AttributedText("\nd", font: Self.small, baselineOffset: -20)
    let metrics = PreparedText(text).layout(width: .infinity).lineMetrics
    #expect(metrics.count == 3)
    let (small, large) = (Self.small, Self.large)
    #expect(abs(metrics[0].height - small.lineHeight) < 1e-9)
    #expect(abs(metrics[1].ascender - (small.ascender + 40)) < 1e-9)
    #expect(abs(metrics[1].descender - Swift.min(large.descender, small.descender - 20)) < 1e-9)
    #expect(abs(metrics[1].minY - metrics[0].maxY) < 1e-9)
    #expect(abs(metrics[1].baseline - metrics[1].minY - metrics[1].ascender) < 1e-9)
    #expect(abs(metrics[2].ascender - (small.ascender - 20)) < 1e-9)
    let label = LabelMetrics.size(
      of: PreparedText(text), preferredMaxLayoutWidth: nil, numberOfLines: 0, displayScale: 2)
    #expect(label.size.height == (metrics[2].maxY * 2 - 1e-6).rounded(.up) / 2)
    #expect(label.fidelity == .assumed)
    #expect(label.alternativeHeight.map { $0 < label.size.height } == true)
  }

  @Test("reads invalid distances as 0, and great ones as the greatest")
  func distances() {
    for bad in [Double.nan, -.nan] {
      let attributes = AttributedText.Attributes(kern: bad, baselineOffset: bad)
      #expect(attributes.kern == 0 && attributes.baselineOffset == 0)
    }
    let attributes = AttributedText.Attributes(kern: .infinity, baselineOffset: -.infinity)
    #expect(attributes.kern == 1000 && attributes.baselineOffset == -1000)
  }

  @Test("keeps the font of a text without characters, and drops it for another's")
  func empty() {
    let empty = AttributedText("", font: Self.large)
    #expect(PreparedText(empty).font == Self.large)
    #expect(PreparedText(AttributedText()).layout(width: 10).lines.count == 1)
    #expect((empty + AttributedText("a", font: Self.small)).runs.count == 1)
    #expect((AttributedText("a", font: Self.small) + empty).runs.count == 1)
  }

  @Test("distinguishes texts that are written differently")
  func equality() {
    #expect(
      AttributedText("\u{E9}", font: Self.small) != AttributedText("e\u{301}", font: Self.small))
    #expect(AttributedText("a", font: Self.small) != AttributedText("a", font: Self.large))
  }
}
