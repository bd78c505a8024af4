import SelfSizingTypography
import Testing

@Suite("Font shrinking")
struct FontShrinkingTests {
  static let text = PreparedText("A title that is too long", font: .systemFont(ofSize: 20))

  private static func shrunk(_ factor: Double, width: Double, lines: Int = 1) -> ShrunkText {
    LabelMetrics.shrunk(text, toFit: width, numberOfLines: lines, minimumScaleFactor: factor)
  }

  @Test("leaves a text that fits, or that no limit binds, as it is")
  func fits() {
    let natural = Self.text.naturalWidth
    for shrunk in [
      Self.shrunk(0.5, width: natural), Self.shrunk(0.5, width: natural / 2, lines: 0),
      Self.shrunk(0.5, width: .infinity),
    ] {
      #expect(shrunk.scale == 1 && !shrunk.isShrunk && !shrunk.layout.isTruncated)
    }
  }

  @Test("takes the largest scale that fits", arguments: [0.55, 0.7, 0.82, 0.95, 0.999])
  func largest(part: Double) {
    let width = Self.text.naturalWidth * part
    let shrunk = Self.shrunk(0.25, width: width)
    #expect(shrunk.isShrunk && !shrunk.layout.isTruncated)
    #expect(shrunk.layout.width <= width + 1e-5)
    #expect(abs(shrunk.scale - part) < 0.08)
    let larger = PreparedText(
      Self.text.text, font: .systemFont(ofSize: 20 * (shrunk.scale + 1.0 / 1024)))
    #expect(larger.naturalWidth > width)
  }

  @Test("stops at the smallest scale, and truncates there")
  func smallest() {
    let shrunk = Self.shrunk(0.75, width: Self.text.naturalWidth / 2)
    #expect(shrunk.scale == 0.75)
    #expect(shrunk.layout.isTruncated)
  }

  @Test("does not shrink without a smallest scale", arguments: [0, 1, 2, -0.5, .nan, .infinity])
  func noFactor(factor: Double) {
    let shrunk = Self.shrunk(factor, width: Self.text.naturalWidth / 2)
    #expect(shrunk.scale == 1)
    #expect(shrunk.layout.isTruncated)
  }

  @Test("accepts any width", arguments: [0, -1, .nan, -.infinity, 1e-300])
  func badWidths(width: Double) {
    let shrunk = Self.shrunk(0.5, width: width)
    #expect(shrunk.scale == 0.5)
    #expect(shrunk.layout.lines.count == 1)
  }

  @Test("shrinks to a number of lines, and runs alike")
  func several() {
    let text =
      AttributedText("One two three four ", font: .systemFont(ofSize: 20), kern: 2)
      + AttributedText("five six", font: .systemFont(ofSize: 30), baselineOffset: 4)
    let prepared = PreparedText(text)
    let width = prepared.naturalWidth / 2.2
    #expect(prepared.layout(width: width).lines.count == 3)
    let shrunk = LabelMetrics.shrunk(
      prepared, toFit: width, numberOfLines: 2, minimumScaleFactor: 0.5)
    #expect(shrunk.isShrunk && shrunk.layout.lines.count == 2)
    #expect(shrunk.layout.text == text.text)
  }
}
