import SelfSizingTypography
import TestSupport
import Testing

@Suite("Wrapping properties")
struct WrappingProperties {
  static let seeds: Range<UInt64> = Trials.seeds(1..<401, quick: 40)

  /// Texts among the first 15,000 in which marks follow tabs or are between the halves of flags,
  /// or in which a period is drawn so far below the quotation mark before it that the mark reaches
  /// beyond both (5928 and 6821).
  static let oddSeeds: [UInt64] = [
    1768, 1864, 3074, 3090, 3269, 3495, 4190, 4629, 5928, 6544, 6821, 6974, 8146, 8299, 9969,
    10461, 13045, 13125, 14120, 14481,
  ]

  struct Sample: CustomStringConvertible {
    var text: String
    var font: TextFont
    var widths: [Double]
    var seed: UInt64
    var description: String { "seed \(seed), \(text.debugDescription)" }
  }

  /// A random text, with widths in rising order.
  static func sample(_ seed: UInt64) -> Sample {
    var generator = SeededGenerator(seed: seed)
    let size = Double.random(in: 8...40, using: &generator)
    let weight = FontWeight.allCases.randomElement(using: &generator) ?? .regular
    let text = RandomText.make(upTo: 40, using: &generator)
    let widths = (0..<6).map { _ in Double.random(in: 0...400, using: &generator) }
    return Sample(
      text: text, font: .systemFont(ofSize: size, weight: weight), widths: widths.sorted(),
      seed: seed)
  }

  /// A text of up to 200 visible characters of ASCII without spaces.
  private static func word(_ seed: UInt64) -> Sample {
    var sample = sample(seed)
    var generator = SeededGenerator(seed: seed)
    let count = Int.random(in: 1...200, using: &generator)
    let letters = (0..<count).map { _ in UInt8.random(in: 0x21..<0x7F, using: &generator) }
    sample.text = String(decoding: letters, as: UTF8.self)
    return sample
  }

  @Test("wraps as the reference does")
  func reference() {
    for seed in Array(Self.seeds) + Self.oddSeeds { compareWithReference(Self.sample(seed)) }
  }

  @Test("breaks a long word as the reference does")
  func longWords() {
    for seed in Trials.seeds(Self.seeds, quick: 8) { compareWithReference(Self.word(seed)) }
  }

  private func compareWithReference(_ sample: Sample) {
    guard !sample.text.isEmpty else { return }
    let prepared = PreparedText(sample.text, font: sample.font)
    for width in sample.widths + [0, 1, .infinity] {
      let expected = ReferenceWrapper(text: sample.text, font: sample.font, width: width).lines()
      let actual = prepared.layout(width: width).lines
      #expect(
        actual.map(\.utf8Range.upperBound) == expected.map(\.end), "\(sample), width \(width)")
      guard actual.count == expected.count else { continue }
      for (line, reference) in zip(actual, expected) {
        #expect(abs(line.width - reference.width) < 1e-6, "\(sample), width \(width)")
      }
    }
  }

  @Test("joins the lines to the text", arguments: LineBreakMode.allCases)
  func joined(mode: LineBreakMode) {
    for seed in Self.seeds {
      let sample = Self.sample(seed)
      let prepared = PreparedText(sample.text, font: sample.font)
      for width in sample.widths {
        let lines = prepared.layout(width: width, lineBreakMode: mode).lines
        let joined = lines.map { $0.source(in: sample.text) }.joined()
        #expect(Array(joined.utf8) == Array(sample.text.utf8), "\(sample), width \(width)")
        let contiguous = zip(lines, lines.dropFirst())
          .allSatisfy { $0.utf8Range.upperBound == $1.utf8Range.lowerBound }
        #expect(contiguous, "\(sample), width \(width)")
        #expect(lines.allSatisfy { !$0.utf8Range.isEmpty } || sample.text.isEmpty, "\(sample)")
      }
    }
  }

  @Test("exceeds the width only by a single grapheme", arguments: LineBreakMode.allCases)
  func withinWidth(mode: LineBreakMode) {
    for seed in Self.seeds {
      let sample = Self.sample(seed)
      let prepared = PreparedText(sample.text, font: sample.font)
      for width in sample.widths {
        for line in prepared.layout(width: width, lineBreakMode: mode).lines
        where line.width > width + 1e-5 {
          let drawn = line.source(in: sample.text).filter { !$0.isWhitespace && !isInvisible($0) }
          #expect(drawn.count <= 1, "\(sample), width \(width)")
        }
      }
    }
  }

  @Test("never needs more lines at a larger width")
  func monotone() {
    for seed in Self.seeds {
      let sample = Self.sample(seed)
      let prepared = PreparedText(sample.text, font: sample.font)
      let counts = sample.widths.map { prepared.layout(width: $0).lines.count }
      #expect(counts == counts.sorted(by: >), "\(sample): \(counts)")
    }
  }

  @Test("limits the lines to the first ones of the unlimited text")
  func limited() {
    for seed in Self.seeds {
      let sample = Self.sample(seed)
      let prepared = PreparedText(sample.text, font: sample.font)
      for width in sample.widths {
        let all = prepared.layout(width: width).lines
        for limit in 1...3 {
          for mode in LineBreakMode.allCases where mode != .byCharWrapping {
            let layout = prepared.layout(
              width: width, numberOfLines: limit, lineBreakMode: mode)
            #expect(layout.lines.count == min(limit, all.count), "\(sample)")
            #expect(layout.isTruncated == (all.count > limit), "\(sample)")
            #expect(layout.lines.dropLast() == all[..<(layout.lines.count - 1)], "\(sample)")
            let isCounted = layout.truncatedCharacterCount > 0
            #expect(isCounted == false || layout.isTruncated, "\(sample)")
          }
        }
      }
    }
  }

  private func isInvisible(_ character: Character) -> Bool {
    PreparedText(String(character), font: .systemFont(ofSize: 17)).naturalWidth == 0
  }
}
