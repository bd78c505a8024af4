import SelfSizing
import Testing

@Suite("Labels that shrink their text to fit")
struct AutoShrinkTests {
  private static let font = TextFont.systemFont(ofSize: 20)
  private static let text = "A title that is too long"
  private static let width = PreparedText(text, font: font).naturalWidth

  /// A label as wide as its cell, and where it was declared.
  private static func template(
    lines: Int = 1, minimum: Double? = 0.5, adjusts: Bool = true
  ) -> CellTemplate<String> {
    CellTemplate<String>("cell") { cell in
      let title = cell.label(\.self, font: .fixed(font), numberOfLines: lines, line: 7).named(
        "title"
      )
      .adjustsFontSizeToFitWidth(adjusts)
      if let minimum { title.minimumScaleFactor(minimum) }
      title.edges(equalTo: cell.contentView)
    }
  }

  private static func measure(
    _ template: CellTemplate<String>, part: Double
  ) throws -> (cell: CellMeasurement, text: LaidOutText) {
    let cell = try Measurer(template).measure(text, width: (width * part).rounded(.down))
    return (cell, try #require(cell.items.first { $0.name == "title" }?.text))
  }

  @Test("a text that is too wide is drawn in the largest size that fits", arguments: [0.6, 0.8])
  func shrinks(part: Double) throws {
    let (cell, text) = try Self.measure(Self.template(), part: part)
    #expect(text.lines.map(\.text) == [Self.text])
    #expect(text.hiddenCharacterCount == 0)
    // Small letters are spaced wider, so that the scale is below the part.
    #expect(text.fontScale < part && text.fontScale > part - 0.08)
    #expect(text.font.pointSize == 20 * text.fontScale)
    let drawn = PreparedText(Self.text, font: .systemFont(ofSize: text.font.pointSize))
    let larger = PreparedText(Self.text, font: .systemFont(ofSize: text.font.pointSize + 20 / 1024))
    #expect(drawn.naturalWidth <= cell.size.width + 1e-5 && larger.naturalWidth > cell.size.width)
    #expect(text.lines[0].width == drawn.naturalWidth)
  }

  @Test("it is found, where the label was declared")
  func finding() throws {
    let (cell, text) = try Self.measure(Self.template(), part: 0.72)
    let percent = Int((text.fontScale * 100).rounded())
    #expect((64..<72).contains(percent))
    let finding = try #require(cell.findings.first)
    #expect(cell.findings.count == 1)
    #expect(finding.kind == .shrunk && finding.item == "title" && finding.site.line == 7)
    #expect(finding.message == "title shrinks to \(percent) %")
  }

  @Test("the height and the baseline stay those of the whole size")
  func height() throws {
    let shrinking = try Self.measure(Self.template(), part: 0.7)
    let cutting = try Self.measure(Self.template(adjusts: false), part: 0.7)
    #expect(shrinking.cell.size == cutting.cell.size)
    #expect(shrinking.text.lines[0].baseline == cutting.text.lines[0].baseline)
    #expect(
      try Measurer(Self.template()).height(of: Self.text, width: shrinking.cell.size.width)
        == shrinking.cell.size.height)
    #expect(cutting.text.fontScale == 1 && cutting.text.font == Self.font)
    #expect(cutting.cell.findings.map(\.kind) == [.truncated])
  }

  @Test("below the smallest scale it shrinks as far as it may, and is cut")
  func smallest() throws {
    let (cell, text) = try Self.measure(Self.template(minimum: 0.75), part: 0.5)
    #expect(text.fontScale == 0.75 && text.hiddenCharacterCount > 0)
    #expect(text.lines[0].text.hasSuffix("…"))
    #expect(cell.findings.map(\.kind) == [.truncated, .shrunk])
  }

  @Test("without a smallest scale, and on several lines, nothing shrinks")
  func unaffected() throws {
    let factors: [Double?] = [nil, 0, 1, 2, -1, .nan, .infinity]
    for factor in factors {
      let (cell, text) = try Self.measure(Self.template(minimum: factor), part: 0.7)
      #expect(text.fontScale == 1 && cell.findings.map(\.kind) == [.truncated], "\(factor ?? -9)")
    }
    let (cell, text) = try Self.measure(Self.template(lines: 2), part: 0.3)
    #expect(text.fontScale == 1 && cell.findings.map(\.kind) == [.truncated])
    #expect(try Self.measure(Self.template(), part: 1.1).text.fontScale == 1)
  }

  @Test("the parts of a text shrink alike")
  func attributed() throws {
    let template = CellTemplate<String>("cell") { cell in
      cell.label(numberOfLines: 1) { text, _ in
        AttributedText(text, font: .systemFont(ofSize: 20))
          + AttributedText(" and more", font: .systemFont(ofSize: 30), kern: 1)
      }
      .adjustsFontSizeToFitWidth().minimumScaleFactor(0.25).named("title")
      .edges(equalTo: cell.contentView)
    }
    let cell = try Measurer(template).measure(Self.text, width: 200)
    let text = try #require(cell.items.first { $0.name == "title" }?.text)
    #expect(text.fontScale < 0.7 && text.hiddenCharacterCount == 0)
    #expect(text.lines[0].text == Self.text + " and more" && text.lines[0].width <= 200 + 1e-5)
    // No figure is published for the line height of such a mix.
    #expect(cell.findings.map(\.kind) == [.shrunk, .assumed])
  }
}
