import Foundation
import SelfSizingTypography
import TestSupport
import Testing

/// Lines and widths on which HarfBuzz with ICU, Chromium and Pango agree.
@Suite("Text conformance")
struct TextConformance {
  struct File: Decodable {
    var cases: [Case]
  }

  struct Case: Decodable {
    var id: String
    var text: String
    var font: String
    var size: Double
    var width: Double
    var lang: String?
    var tags: [String]?
    var fallbackFonts: [String]?
    var lines: [String]?
    var lineWidths: [Double]?
    var minSlack: Double?
    var consensus: Bool?

    enum CodingKeys: String, CodingKey {
      case id, text, font, size, width, lang, tags, lines, consensus
      case fallbackFonts = "fallback_fonts"
      case lineWidths = "line_widths"
      case minSlack = "min_slack_px"
    }

    #if HarfBuzz
      /// Whether shaping has to give the same lines: all but those that need a dictionary.
      var isDemanded: Bool { consensus == true && !needsDictionary }
    #else
      /// Whether tables of advances and kerning have to give the same lines.
      var isDemanded: Bool {
        consensus == true && (minSlack ?? 0) >= 0.25
          && Set(tags ?? []).isDisjoint(with: ["complex", "emoji"])
      }
    #endif

    /// Whether the words are those of a language without spaces.
    var needsDictionary: Bool {
      tags?.contains("complex") == true && ["th", "lo", "km", "my"].contains(lang ?? "")
    }
  }

  #if HarfBuzz
    static let knownFailures: [String: String] = [
      "en28.0":
        "the recorded width counts a tab as a missing glyph, not as a way to the next stop"
    ]
  #else
    static let knownFailures: [String: String] = [
      "en8.6": "contextual alternates: the colon between capitals and digits has another glyph",
      "en9.6": "contextual alternates: 4x12 and -> have other glyphs",
      "en28.0": "the recorded width counts a tab as a missing glyph, not as a way to the next stop",
      "ko2.0": "localized forms: Korean quotation marks have another glyph",
    ]
  #endif

  @Test("wraps every demanded case line for line")
  func cases() throws {
    var tally = ConformanceTally("text", knownFailures: Self.knownFailures)
    let library = FontLibrary()
    var faces: [String: FontFace] = [:]
    for file in ConformanceSuite("text", fixtures: Fixtures.folder).decode(File.self) {
      for testCase in file.cases {
        let names = [testCase.font] + (testCase.fallbackFonts ?? [])
        for name in names where faces[name] == nil { faces[name] = try library.face(name) }
        if let missing = names.first(where: { faces[$0] == nil }) {
          tally.record(testCase.id, .skipped("no font \(missing)"))
          continue
        }
        let difference = Self.difference(testCase, names.compactMap { faces[$0] })
        if testCase.isDemanded {
          tally.record(testCase.id, difference.map { .failed($0) } ?? .passed)
        } else {
          tally.record(testCase.id, .reported(difference ?? "agrees"))
        }
      }
    }
    tally.finish()
  }

  private static func difference(_ testCase: Case, _ faces: [FontFace]) -> String? {
    let font = TextFont(faces[0], size: testCase.size, fallbacks: Array(faces.dropFirst()))
    let space =
      PreparedText("| |", font: font).naturalWidth - PreparedText("||", font: font).naturalWidth
    let prepared = PreparedText(
      testCase.text, font: font, paragraphStyle: ParagraphStyle(defaultTabInterval: 8 * space),
      locale: LocaleIdentifier(testCase.lang ?? "en"))
    let lines = prepared.layout(width: testCase.width).lines
    let sources = lines.map { $0.source(in: testCase.text) }
    let expected = testCase.lines ?? sources
    if !sources.elementsEqual(expected, by: { $0.utf8.elementsEqual($1.utf8) }) {
      return "expected \(expected), got \(sources)"
    }
    for (line, expected) in zip(lines, testCase.lineWidths ?? [])
    where abs(line.width - expected) > 0.05 {
      let source = line.source(in: testCase.text)
      return "'\(source)': expected a width of \(expected), got \(line.width)"
    }
    return nil
  }
}
