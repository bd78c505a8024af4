import SelfSizingGeometry
import SelfSizingTypography
import Testing

@Suite("Label metrics")
struct LabelMetricsTests {
  static func measure(
    _ text: String, _ font: TextFont, width: Double? = nil, lines: Int = 0, scale: Double = 3
  ) -> LabelMeasurement {
    LabelMetrics.size(
      of: PreparedText(text, font: font), preferredMaxLayoutWidth: width, numberOfLines: lines,
      displayScale: scale)
  }

  @Test("rounds the block of lines once, not each line")
  func roundsOnce() {
    let font = TextFont.systemFont(ofSize: 17)
    let heights = (1...5).map { count in
      Self.measure(Array(repeating: "x", count: count).joined(separator: "\n"), font, scale: 2)
        .size.height
    }
    #expect(heights == [20.5, 41, 61, 81.5, 101.5])
    let small = Self.measure("x\nx\nx", .systemFont(ofSize: 13), scale: 3)
    #expect(small.size.height == 140.0 / 3)
  }

  @Test("adds the style's leading between the lines of a preferred font only")
  func styleLeading() {
    let style = TextFont.preferredFont(forTextStyle: .subheadline)
    #expect(Self.measure("x\nx", style, scale: 2).size.height == 38)
    #expect(Self.measure("x", style, scale: 2).size.height == 18)
    #expect(Self.measure("x\nx", .systemFont(ofSize: 15), scale: 2).size.height == 36)
    let title = TextFont.preferredFont(
      forTextStyle: .title1, compatibleWith: TraitCollection(contentSizeCategory: .extraLarge))
    #expect(Self.measure("x", title).alternativeHeight == nil)
    let twoLines = Self.measure("x\nx", title)
    #expect(twoLines.heightFidelity == .assumed)
    #expect(twoLines.size.height == PixelGrid(scale: 3).roundedUp(title.lineHeight + 36))
    #expect(twoLines.alternativeHeight == PixelGrid(scale: 3).roundedUp(title.lineHeight + 37))
  }

  @Test("does not call a height assumed that every figure for the leading yields")
  func sameHeight() {
    let caption = TextFont.preferredFont(forTextStyle: .caption2)
    #expect(caption.leadingFidelity == .assumed)
    // 26.25 with touching lines, 26.13 with the style's leading.
    let label = Self.measure("x\nx", caption, scale: 2)
    #expect(label.size.height == 26.5)
    #expect(label.alternativeHeight == nil)
    #expect(label.heightFidelity == .modelled)
    #expect(Self.measure("x\nx", caption, scale: 20).heightFidelity == .assumed)
  }

  @Test("counts the spaces at a text's end, up to the width there is")
  func trailingSpaces() {
    let font = TextFont.systemFont(ofSize: 14)
    let grid = PixelGrid(scale: 2)
    let bare = PreparedText("23 episodes", font: font).naturalWidth
    #expect(Self.measure("23 episodes ", font, scale: 2).size.width == 83)
    #expect(Self.measure("23 episodes", font, scale: 2).size.width == grid.roundedUp(bare))
    #expect(
      Self.measure("23 episodes   ", font, width: bare + 1, scale: 2).size.width <= bare + 1.5)
  }

  @Test("counts the space at a soft break, up to the width there is")
  func wrappedWidth() {
    let font = TextFont.systemFont(ofSize: 17)
    func natural(_ text: String) -> Double { PreparedText(text, font: font).naturalWidth }
    let space = natural("a b") - natural("a") - natural("b")
    let wide = Self.measure("mmmm mm", font, width: natural("mmmm") + 10)
    #expect(wide.size.width == PixelGrid(scale: 3).roundedUp(natural("mmmm") + space))
    let narrow = Self.measure("mmmm mm", font, width: natural("mmmm") + 1)
    #expect(narrow.size.width == PixelGrid(scale: 3).roundedUp(natural("mmmm") + 1))
    #expect(
      Self.measure("mmmm \nmm", font, width: 200).size.width
        == PixelGrid(scale: 3).roundedUp(natural("mmmm")))
  }

  @Test("does not call a height assumed that does not depend on assumed widths")
  func assumedWidths() {
    let font = TextFont.systemFont(ofSize: 17)
    let one = Self.measure("🙂 and words", font, width: 300)
    #expect(one.fidelity == .assumed)
    #expect(one.heightFidelity == .modelled)
    let full = PreparedText("🙂🙂🙂🙂🙂🙂🙂🙂", font: font).naturalWidth
    #expect(Self.measure("🙂🙂🙂🙂🙂🙂🙂🙂", font, width: full - 1).heightFidelity == .assumed)
    let thai = TextFont.preferredFont(forTextStyle: .body)
    #expect(Self.measure("สวัสดี", thai, width: 300).heightFidelity == .assumed)
  }

  @Test("rounds the width up to the pixel")
  func width() {
    #expect(Self.measure("Hello UIKit", .systemFont(ofSize: 17)).size.width == 239.0 / 3)
    #expect(Self.measure("WWWW MMMM", .systemFont(ofSize: 17), scale: 2).size.width == 126.5)
  }

  @Test("reads a width that is no width as no limit", arguments: [0, -10, .nan, .infinity])
  func noLimit(width: Double) {
    let text = "The quick brown fox jumps over the lazy dog"
    let label = Self.measure(text, .systemFont(ofSize: 17), width: width)
    #expect(label.lines.lines.count == 1)
  }

  @Test("reports the width of its truncated last line")
  func truncated() {
    let text = "The quick brown fox jumps over the lazy dog"
    let label = Self.measure(text, .systemFont(ofSize: 17), width: 200, lines: 1)
    #expect(label.lines.isTruncated)
    #expect(label.lines.lines[0].text(in: text).hasSuffix("…"))
    #expect(label.size.width == PixelGrid(scale: 3).roundedUp(label.lines.lines[0].width))
    #expect(label.size.width <= 200)
    #expect(label.lines.truncatedCharacterCount > 0)
  }
}
