import Foundation
import SelfSizing

/// Opening variable fonts, and setting text in them. The font is the file that
/// SELFSIZING_BENCHMARK_VARIABLE_FONT names, such as Inter's; without one the tasks are left out.
enum FontTasks {
  private static let bytes: [UInt8]? = {
    let path =
      ProcessInfo.processInfo.environment["SELFSIZING_BENCHMARK_VARIABLE_FONT"]
      ?? "/usr/share/fonts/truetype/inter-vf/Inter.var.ttf"
    return FileManager.default.contents(atPath: path).map { [UInt8]($0) }
  }()

  static let all: [BenchmarkTask] = {
    guard let bytes, let face = try? FontFile(bytes).face(), !face.axes.isEmpty else { return [] }
    return [
      opening(bytes), instances(face), sizes(face), instanceAdvances(face), firstTexts(face),
      setting("a variable font's instance", TextFont(face, size: 17, axes: ["wght": 437])),
      setting("a variable font as it stands in the file", TextFont(face, size: 17)),
    ]
  }()

  private static func opening(_ bytes: [UInt8]) -> BenchmarkTask {
    BenchmarkTask(
      title: "Open a variable font of \(bytes.count / 1024) KB", state: .cold, count: 1,
      unit: "file",
      prepare: { { Double(try FontFile(bytes).face().glyphCount) } },
      expected: { Double(try FontFile(bytes).face().glyphCount) })
  }

  /// A weight whose position no instance has that is kept: a step is two of the parts that
  /// positions are counted in, and they come again after many more instances than are kept.
  private static func newWeight(_ number: Int) -> Double {
    401 + (Double(number) / 16).truncatingRemainder(dividingBy: 498)
  }

  /// A task that puts fonts at weights that were never set to some use.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isRight: Uses a font, and returns whether its answer is a possible one.
  private static func newInstances(
    _ title: String, _ face: FontFace, _ isRight: @escaping @Sendable (TextFont) -> Bool
  ) -> BenchmarkTask {
    let count = 50
    return BenchmarkTask(
      title: title, state: .warm, count: count, unit: "instance",
      prepare: {
        var run = 0
        return {
          run += 1
          for number in 0..<count {
            let weight = newWeight(run * count + number)
            guard isRight(TextFont(face, size: 17, axes: ["wght": weight])) else { return .nan }
          }
          return Double(count)
        }
      },
      expected: { Double(count) })
  }

  private static func instances(_ face: FontFace) -> BenchmarkTask {
    newInstances("A font of a variable face at a weight that was never set", face) {
      $0.pointSize == 17
    }
  }

  private static func sizes(_ face: FontFace) -> BenchmarkTask {
    let count = 50
    return BenchmarkTask(
      title: "A font of a variable face in a new size at a position that is known", state: .warm,
      count: count, unit: "font",
      prepare: {
        let font = TextFont(face, size: 17, axes: ["wght": 550, "opsz": 20])
        return {
          for number in 0..<count where font.withSize(18 + Double(number) / 8).pointSize < 18 {
            return .nan
          }
          return Double(count)
        }
      },
      expected: { Double(count) })
  }

  /// The work that the peers do as well: an instance, and the advances of ASCII in it.
  private static func instanceAdvances(_ face: FontFace) -> BenchmarkTask {
    let characters = (UInt32(0x20)..<0x7F).compactMap(Unicode.Scalar.init)
    return newInstances(
      "An instance of a variable font and the advances of ASCII in it", face
    ) { font in
      var sum = 0.0
      for character in characters { sum += font.advance(of: character) ?? .nan }
      return sum > 0
    }
  }

  /// The cost of an instance to the first text that is set in it.
  private static func firstTexts(_ face: FontFace) -> BenchmarkTask {
    newInstances("An instance of a variable font and the first short text in it", face) {
      PreparedText("The quick brown fox", font: $0).naturalWidth > 0
    }
  }

  private static func setting(_ name: String, _ font: TextFont) -> BenchmarkTask {
    let paragraphs = TextCorpus.englishParagraphs
    @Sendable func lineCount() -> Double {
      var lines: [TextLine] = []
      return Double(
        paragraphs.reduce(0) { count, text in
          PreparedText(text, font: font).wrap(width: 343, into: &lines)
          return count + lines.count
        })
    }
    return BenchmarkTask(
      title: "Prepare and wrap 1000 English paragraphs at 343 points: \(name)", state: .cold,
      count: paragraphs.count, unit: "paragraph", prepare: { lineCount }, expected: { lineCount() })
  }
}
