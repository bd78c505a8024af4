import Foundation
import SelfSizing

/// Preparing and wrapping text. The tasks in Inter are those that Benchmarks/compare sets beside
/// the peers; without the font, or in quick runs, the system font's stand-in does.
enum TextTasks {
  private static let width = 343.0

  /// Inter at 17 points, the font that the peers set; nil if it is not installed.
  private static let inter: TextFont? = {
    let path =
      ProcessInfo.processInfo.environment["SELFSIZING_BENCHMARK_FONT"]
      ?? "/usr/share/fonts/opentype/inter/Inter-Regular.otf"
    guard let data = FileManager.default.contents(atPath: path),
      let face = try? FontFile([UInt8](data)).face()
    else { return nil }
    return TextFont(face, size: 17)
  }()

  static let all: [BenchmarkTask] = {
    let system = TextFont.systemFont(ofSize: 17)
    var tasks =
      Sizes.all.map(oneText) + [
        cold("English, system font", TextCorpus.englishParagraphs, system),
        cold("Latin, Greek and Cyrillic, system font", TextCorpus.europeanParagraphs, system),
      ]
    if let inter {
      tasks += [
        cold("English, Inter", TextCorpus.englishParagraphs, inter),
        cold("Latin, Greek and Cyrillic, Inter", TextCorpus.europeanParagraphs, inter),
        rewrapping("English, Inter", TextCorpus.englishParagraphs, inter),
      ]
    }
    return tasks
  }()

  /// The paragraphs, one a line, for the peers to read; or the number of lines they take in Inter.
  static func corpus(_ name: String) -> String? {
    switch name {
    case "english": TextCorpus.englishParagraphs.joined(separator: "\n")
    case "european": TextCorpus.europeanParagraphs.joined(separator: "\n")
    case "english-lines": inter.map { "\(Int(lineCount(TextCorpus.englishParagraphs, $0)))" }
    case "european-lines": inter.map { "\(Int(lineCount(TextCorpus.europeanParagraphs, $0)))" }
    default: nil
    }
  }

  private static func cold(
    _ title: String, _ paragraphs: [String], _ font: TextFont
  ) -> BenchmarkTask {
    BenchmarkTask(
      title: "Prepare and wrap 1000 paragraphs at 343 points, cold, into kept storage: \(title)",
      state: .cold, count: paragraphs.count, unit: "paragraph",
      prepare: {
        var lines: [TextLine] = []
        return {
          var count = 0
          for paragraph in paragraphs {
            PreparedText(paragraph, font: font).wrap(width: width, into: &lines)
            count += lines.count
          }
          return Double(count)
        }
      },
      expected: { lineCount(paragraphs, font) })
  }

  /// One text of many characters, all of it a single paragraph.
  private static func oneText(_ length: Int) -> BenchmarkTask {
    let word = "sausage "
    return BenchmarkTask(
      title: "Prepare and wrap one text of \(length) characters at 343 points: system font",
      state: .cold,
      growth: .init(name: "preparing and wrapping one text, per character", size: length),
      count: length, unit: "character", maximumRuns: length > 10_000 ? 5 : .max,
      prepare: {
        let text = String(repeating: word, count: length / word.count + 1)
        let font = TextFont.systemFont(ofSize: 17)
        var lines: [TextLine] = []
        return {
          PreparedText(text, font: font).wrap(width: width, into: &lines)
          return Double(lines.count)
        }
      },
      expected: {
        // All words are alike, so that every line but the last one takes the same number of them.
        let font = TextFont.systemFont(ofSize: 17)
        let words = Double(length / word.count + 1)
        let fitting = (1...1000).last { count in
          let line = String(repeating: word, count: count).dropLast()
          return PreparedText(String(line), font: font).naturalWidth <= width
        }
        return (words / Double(fitting ?? 1)).rounded(.up)
      })
  }

  private static func rewrapping(
    _ title: String, _ paragraphs: [String], _ font: TextFont
  ) -> BenchmarkTask {
    BenchmarkTask(
      title: "Wrap 1000 prepared paragraphs at a new width, into kept storage: \(title)",
      state: .warm, count: paragraphs.count, unit: "paragraph",
      prepare: {
        let prepared = paragraphs.map { PreparedText($0, font: font) }
        var lines: [TextLine] = []
        return {
          Double(lineCount(prepared, into: &lines))
        }
      },
      expected: { lineCount(paragraphs, font) })
  }

  private static func lineCount(_ prepared: [PreparedText], into lines: inout [TextLine]) -> Int {
    var count = 0
    for text in prepared {
      text.wrap(width: width, into: &lines)
      count += lines.count
    }
    return count
  }

  private static func lineCount(_ paragraphs: [String], _ font: TextFont) -> Double {
    Double(
      paragraphs.reduce(0) { count, text in
        count + PreparedText(text, font: font).layout(width: width, numberOfLines: .max).lines.count
      })
  }
}
