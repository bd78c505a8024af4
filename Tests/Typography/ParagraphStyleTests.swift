import SelfSizingTypography
import Testing

@Suite("Paragraph style")
struct ParagraphStyleTests {
  static let font = TextFont.systemFont(ofSize: 20)
  static let text = "one two three four five six\nseven eight nine ten eleven"

  private static func layout(_ style: ParagraphStyle, width: Double = 150) -> TextLayout {
    PreparedText(text, font: font, paragraphStyle: style).layout(width: width)
  }

  private static func height(_ style: ParagraphStyle, width: Double = 150) -> Double {
    layout(style, width: width).height
  }

  @Test("changes nothing by default")
  func byDefault() {
    let plain = PreparedText(Self.text, font: Self.font).layout(width: 150)
    #expect(Self.layout(ParagraphStyle()).lines == plain.lines)
    #expect(plain.lines.count == 4)
    #expect(abs(plain.height - 4 * Self.font.lineHeight) < 1e-9)
  }

  @Test("puts line spacing between lines only")
  func lineSpacing() {
    let expected = 4 * Self.font.lineHeight + 3 * 5
    #expect(abs(Self.height(ParagraphStyle(lineSpacing: 5)) - expected) < 1e-9)
    #expect(
      abs(
        Self.height(ParagraphStyle(lineSpacing: 5), width: .infinity)
          - 2 * Self.font.lineHeight - 5) < 1e-9)
  }

  @Test("multiplies the natural height, then applies the limits")
  func lineHeights() {
    let natural = Self.font.lineHeight
    let cases: [(ParagraphStyle, Double)] = [
      (ParagraphStyle(lineHeightMultiple: 1.5), 1.5 * natural),
      (ParagraphStyle(minimumLineHeight: 40), 40),
      (ParagraphStyle(minimumLineHeight: 10), natural),
      (ParagraphStyle(maximumLineHeight: 15), 15),
      (ParagraphStyle(minimumLineHeight: 30, maximumLineHeight: 40, lineHeightMultiple: 3), 40),
      (ParagraphStyle(minimumLineHeight: 30, lineHeightMultiple: 0.5), 30),
    ]
    for (style, height) in cases {
      let lines = Self.layout(style).lineMetrics
      #expect(lines.allSatisfy { abs($0.height - height) < 1e-9 })
      // What the style adds is above the text.
      #expect(lines.allSatisfy { abs($0.maxY - $0.baseline + Self.font.descender) < 1e-9 })
    }
  }

  @Test("sets paragraphs apart, but neither the first nor the last from the edges")
  func paragraphSpacing() {
    let style = ParagraphStyle(paragraphSpacing: 7, paragraphSpacingBefore: 4)
    let metrics = Self.layout(style).lineMetrics
    let gaps = zip(metrics, metrics.dropFirst()).map { $1.minY - $0.maxY }
    #expect(metrics[0].minY == 0)
    #expect(gaps.map { ($0 * 1e6).rounded() / 1e6 } == [0, 11, 0])
  }

  @Test("begins the first and the other lines of a paragraph at their indents")
  func indents() {
    let style = ParagraphStyle(firstLineHeadIndent: 30, headIndent: 10, tailIndent: -20)
    let layout = Self.layout(style)
    let metrics = layout.lineMetrics
    var isFirst = true
    for (line, metrics) in zip(layout.lines, metrics) {
      #expect(metrics.indent == (isFirst ? 30 : 10))
      #expect(line.width <= 150 - 20 - metrics.indent + 1e-5)
      isFirst = line.source(in: Self.text).hasSuffix("\n")
    }
    #expect(layout.width <= 150 + 1e-5)
    // A width that just holds the lines gives the same ones.
    #expect(Self.layout(style, width: layout.width).lines == layout.lines)
    let natural = PreparedText(Self.text, font: Self.font, paragraphStyle: style).naturalWidth
    #expect(Self.layout(style, width: natural).lines.count == 2)
    #expect(Self.layout(style, width: natural - 1).lines.count == 3)
  }

  @Test("ends lines at a tail indent that is above 0, counted from the leading edge")
  func tailIndent() {
    let style = ParagraphStyle(headIndent: 10, tailIndent: 100)
    let layout = Self.layout(style, width: 1000)
    #expect(layout.lines.count > 4)
    #expect(zip(layout.lines, layout.lineMetrics).allSatisfy { $0.width + $1.indent <= 100 + 1e-5 })
  }

  @Test("leads tabs to the custom stops, then to multiples of the interval")
  func tabStops() {
    let style = ParagraphStyle(
      firstLineHeadIndent: 5, tabStops: [150, 60], defaultTabInterval: 40)
    #expect(style.tabStops == [60, 150])
    let b = PreparedText("b", font: Self.font).naturalWidth
    for (text, stop) in [
      ("\tb", 60.0), ("a\tb", 60), ("\t\tb", 150), ("\t\t\tb", 160), ("\t\t\t\tb", 200),
    ] {
      let prepared = PreparedText(text, font: Self.font, paragraphStyle: style)
      #expect(abs(prepared.naturalWidth - stop - b) < 1e-9)
      #expect(abs(prepared.layout(width: 1000).width - stop - b) < 1e-9)
    }
  }

  @Test("counts the space at a wrapped line's end if lines are set right")
  func rightAlignment() {
    let text = "one two"
    let one = PreparedText("one", font: Self.font).naturalWidth
    let space =
      PreparedText("| |", font: Self.font).naturalWidth
      - PreparedText("||", font: Self.font).naturalWidth
    let right = PreparedText(
      text, font: Self.font, paragraphStyle: ParagraphStyle(alignment: .right))
    let lines = right.layout(width: one + 20).lines
    #expect(abs(lines[0].width - one - space) < 0.1)
    #expect(lines[0].width > one + 1)
    let left = PreparedText(text, font: Self.font).layout(width: one + 20).lines
    #expect(abs(left[0].width - one) < 1e-9)
    #expect(right.layout(width: one + 1).lines[0].width <= one + 1)
  }

  @Test(
    "reads invalid lengths as 0, and great ones as the greatest",
    arguments: [
      Double.nan, -1, -.infinity, .infinity,
    ])
  func badLengths(length: Double) {
    var style = ParagraphStyle(
      lineSpacing: length, minimumLineHeight: length, lineHeightMultiple: length,
      paragraphSpacing: length, firstLineHeadIndent: length, tailIndent: length,
      tabStops: [length, 10, length])
    style.headIndent = length
    style.maximumLineHeight = length
    style.paragraphSpacingBefore = length
    let bounds = 0...ParagraphStyle.maximumLength
    for value in [style.lineSpacing, style.headIndent, style.maximumLineHeight] {
      #expect(bounds.contains(value))
    }
    #expect(style.tailIndent.magnitude <= ParagraphStyle.maximumLength)
    let layout = Self.layout(style)
    #expect(layout.height.isFinite && layout.width.isFinite)
    #expect(layout.lines.map { $0.source(in: Self.text) }.joined() == Self.text)
    let label = LabelMetrics.size(
      of: PreparedText(Self.text, font: Self.font, paragraphStyle: style),
      preferredMaxLayoutWidth: 100, numberOfLines: 0, displayScale: 3)
    #expect(label.size.height.isFinite && label.size.width.isFinite)
  }

  @Test("gives a label the height of its lines, and says how far to trust it")
  func label() {
    let prepared = PreparedText(
      Self.text, font: Self.font, paragraphStyle: ParagraphStyle(lineSpacing: 3.5))
    let label = LabelMetrics.size(
      of: prepared, preferredMaxLayoutWidth: 150, numberOfLines: 0, displayScale: 1)
    #expect(label.size.height == (4 * Self.font.lineHeight + 3 * 3.5).rounded(.up))
    #expect(label.fidelity == .modelled)
    #expect(label.alternativeHeight == nil)
    #expect(label.firstBaseline == Self.font.ascender.rounded())
  }
}
