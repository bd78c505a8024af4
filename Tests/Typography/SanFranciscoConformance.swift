import Foundation
import SelfSizingTypography
import TestSupport
import Testing

/// Advances, metrics and string widths of the system font, as measured on iOS.
@Suite("San Francisco conformance")
struct SanFranciscoConformance {
  struct File: Decodable {
    var samples: [String: Sample]
  }

  struct Sample: Decodable {
    var size: Double
    var weight: String
    var ascender: Double?
    var descender: Double?
    var leading: Double?
    var lineHeight: Double?
    var capHeight: Double?
    var stringWidths: [String: Double]?
    var labelWidths: [String: Double]?
    var kerning: [String: Double]?
    var advances: [Double]?
  }

  /// How far kerned strings may be off, in units of 1/2048 em: pairs are fitted to their totals.
  private static let kernedTolerance = 0.5

  @Test("measures every sample's fonts and strings")
  func samples() throws {
    var tally = ConformanceTally("san-francisco")
    let suite = ConformanceSuite("san-francisco", fixtures: Fixtures.folder)
    for file in suite.decode(File.self) {
      for (name, sample) in file.samples.sorted(by: { $0.key < $1.key }) {
        tally.record(name, Self.outcome(of: sample))
        for report in Self.kerningErrors(of: sample) {
          tally.note("\(name) kerned", report)
        }
      }
    }
    tally.finish()
  }

  private static func outcome(of sample: Sample) -> ConformanceOutcome {
    guard let weight = Fixtures.weights[sample.weight] else {
      return .skipped("no figures for the weight \(sample.weight)")
    }
    let font = TextFont.systemFont(ofSize: sample.size, weight: weight)
    var differences: [String] = []
    func check(_ what: String, _ actual: Double, _ expected: Double?, within tolerance: Double) {
      guard let expected, !(abs(actual - expected) <= tolerance) else { return }
      differences.append("\(what): expected \(expected), got \(actual)")
    }
    check("ascender", font.ascender, sample.ascender, within: 1e-6)
    check("descender", font.descender, sample.descender, within: 1e-6)
    check("leading", font.leading, sample.leading, within: 1e-6)
    check("line height", font.lineHeight, sample.lineHeight, within: 1e-6)
    check("cap height", font.capHeight, sample.capHeight, within: 1e-6)
    for (index, advance) in (sample.advances ?? []).enumerated() {
      guard let scalar = Unicode.Scalar(UInt32(0x20 + index)) else { continue }
      // White space at a line's end has no width, so a character is measured between two others.
      let framed = width("||", font), between = width("|\(Character(scalar))|", font)
      check("advance of \(scalar.escaped(asASCII: true))", between - framed, advance, within: 1e-5)
    }
    for (text, expected) in sample.stringWidths ?? [:] {
      guard let kerning = sample.kerning?[text] else { continue }
      let actual = width(text, font)
      let unkerned = unkernedWidth(text, font)
      check("width of '\(text)' without kerning", unkerned, expected - kerning, within: 1e-3)
      check(
        "width of '\(text)'", actual, expected, within: Self.kernedTolerance * sample.size / 2048)
      let rounded = ((unkerned + kerning) * 3 - 1e-6).rounded(.up) / 3
      check("label width of '\(text)'", rounded, sample.labelWidths?[text], within: 1e-3)
    }
    return differences.isEmpty ? .passed : .failed(differences.joined(separator: "; "))
  }

  private static func kerningErrors(of sample: Sample) -> [String] {
    guard let weight = Fixtures.weights[sample.weight] else { return [] }
    let font = TextFont.systemFont(ofSize: sample.size, weight: weight)
    return (sample.stringWidths ?? [:]).sorted { $0.key < $1.key }.compactMap { text, expected in
      let error = width(text, font) - expected
      guard abs(error) > 1e-3 else { return nil }
      let percent = (error / expected * 10_000).rounded() / 100
      return "'\(text)': \(expected) measured, \(error) more here (\(percent) %)"
    }
  }

  /// The sum of the advances, each measured between bars, with which nothing is kerned.
  private static func unkernedWidth(_ text: String, _ font: TextFont) -> Double {
    text.reduce(0) { $0 + width("|\($1)|", font) - width("||", font) }
  }

  private static func width(_ text: String, _ font: TextFont) -> Double {
    PreparedText(text, font: font).naturalWidth
  }
}
