import SelfSizingGeometry
import SelfSizingTypography
import TestSupport
import Testing

@Suite("Short ways to a label's size")
struct FastPathProperties {
  private static func style(_ generator: inout SeededGenerator) -> ParagraphStyle {
    func length(_ most: Double) -> Double {
      Bool.random(using: &generator) ? 0 : Double.random(in: 0...most, using: &generator)
    }
    return ParagraphStyle(
      alignment: TextAlignment.allCases.randomElement(using: &generator) ?? .natural,
      lineSpacing: length(9), minimumLineHeight: length(40), maximumLineHeight: length(60),
      lineHeightMultiple: length(2), paragraphSpacing: length(20),
      paragraphSpacingBefore: length(10), firstLineHeadIndent: length(60), headIndent: length(50),
      tailIndent: length(80) - 40, tabStops: [length(90)])
  }

  /// A random text: plain, of a font file, in a style, or of several runs.
  private static func text(_ seed: UInt64, _ generator: inout SeededGenerator) throws
    -> PreparedText
  {
    let face = try FontFile(
      FontBuilder(unitsPerEm: 1021, advances: (0..<58).map { 300 + 13 * $0 }).build()
    ).face()
    let string = RandomText.make(upTo: 30, using: &generator)
    let size = Double.random(in: 8...30, using: &generator)
    let font =
      seed.isMultiple(of: 2) ? TextFont(face, size: size) : TextFont.systemFont(ofSize: size)
    switch seed % 4 {
    case 0, 1: return PreparedText(string, font: font)
    case 2: return PreparedText(string, font: font, paragraphStyle: style(&generator))
    default:
      let more = AttributedText(
        RandomText.make(upTo: 10, using: &generator), font: .systemFont(ofSize: 20), kern: 1,
        baselineOffset: 3)
      return PreparedText(
        AttributedText(string, font: font) + more, paragraphStyle: style(&generator))
    }
  }

  @Test("counting lines finds as many as laying them out")
  func lineCounts() throws {
    var mismatches = Mismatches()
    for seed in Trials.seeds(1..<201 as Range<UInt64>, quick: 25) {
      var generator = SeededGenerator(seed: seed)
      let text = try Self.text(seed, &generator)
      for width in [0, Double.random(in: 1...400, using: &generator), .infinity] {
        for limit in [0, 1, 3] {
          for mode in LineBreakMode.allCases {
            let lines = text.layout(
              width: width, numberOfLines: limit, lineBreakMode: mode, lineBreakStrategy: .standard
            ).lines.count
            mismatches.note(
              unless: text.lineCount(width: width, limit: limit, lineBreakMode: mode) == lines,
              "seed \(seed), width \(width), limit \(limit), \(mode): \(text.text.debugDescription)"
            )
          }
        }
      }
    }
    #expect(mismatches.isEmpty, "\(mismatches)")
  }

  @Test("the block of a number of lines is as high as the label of a text that fills them")
  func blocks() throws {
    var blockCount = 0
    for seed in Trials.seeds(1..<201 as Range<UInt64>, quick: 25) {
      var generator = SeededGenerator(seed: seed)
      let text = try Self.text(seed, &generator)
      guard text.runs.isEmpty, text.paragraphStyle == ParagraphStyle(), !text.isEmpty else {
        continue
      }
      blockCount += 1
      let width = Double.random(in: 1...400, using: &generator)
      for scale in [1.0, 2, 3] {
        let label = LabelMetrics.size(
          of: text, preferredMaxLayoutWidth: width, numberOfLines: 0, displayScale: scale)
        let block = LabelMetrics.block(
          ofLines: text.lineCount(width: width), font: text.font, displayScale: scale)
        #expect(block.height == label.size.height, "seed \(seed)")
        #expect(block.firstBaseline == label.firstBaseline, "seed \(seed)")
        #expect(block.lastBaseline == label.lastBaseline, "seed \(seed)")
      }
    }
    #expect(blockCount > Trials.count(80, quick: 5))
  }
}
