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
    let large = TraitCollection(contentSizeCategory: .accessibilityLarge)
    let grown = TextFont.preferredFont(forTextStyle: .subheadline, compatibleWith: large)
    #expect(Self.measure("x\nx", grown, scale: 2).size.height == 72)
  }

  @Test(
    "puts the first baseline on the nearest pixel",
    arguments: [(28, 26.5), (22, 21), (13, 12.5), (11, 10.5)] as [(Double, Double)])
  func firstBaseline(size: Double, expected: Double) {
    let label = Self.measure("x", .systemFont(ofSize: size), scale: 2)
    #expect(label.firstBaseline == expected)
    #expect(label.lastBaseline == expected)
    #expect(label.lastBaselineFromBottom == label.size.height - expected)
  }

  @Test("puts the last baseline n − 1 line heights and leadings below the first")
  func lastBaseline() {
    let font = TextFont.preferredFont(forTextStyle: .body)
    let label = Self.measure("x\nx\nx", font, scale: 3)
    #expect(label.lastBaseline == PixelGrid(scale: 3).roundedEdge(font.ascender + 2 * 22))
  }

  @Test("has no size without text, and says that this is assumed")
  func emptyText() {
    let label = Self.measure("", .systemFont(ofSize: 17), scale: 2)
    #expect(label.size == .zero)
    #expect(label.fidelity == .assumed)
    #expect(label.alternativeHeight == 20.5)
  }

  @Test("gives the other height where the leading is assumed, and none where it is measured")
  func alternativeHeights() {
    let body = TextFont.preferredFont(forTextStyle: .body)
    #expect(Self.measure("x\nx", body).alternativeHeight == nil)
    #expect(Self.measure("x\nx", body).fidelity == .modelled)
    let grown = TextFont.preferredFont(
      forTextStyle: .body, compatibleWith: TraitCollection(contentSizeCategory: .extraLarge))
    #expect(Self.measure("x", grown).alternativeHeight == nil)
    let twoLines = Self.measure("x\nx", grown)
    #expect(twoLines.fidelity == .assumed)
    #expect(twoLines.size.height == PixelGrid(scale: 3).roundedUp(grown.lineHeight + 24))
    #expect(twoLines.alternativeHeight == PixelGrid(scale: 3).roundedUp(2 * grown.lineHeight))
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
