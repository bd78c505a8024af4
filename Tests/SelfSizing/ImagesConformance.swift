import Foundation
import SelfSizing
import TestSupport
import Testing

/// Sizes of self-sized views, and the places of their lines, as iOS 14 to 26 drew them.
@Suite("Images conformance")
struct ImagesConformance {
  struct File: Decodable {
    var cases: [ConformanceEntry<ImageCase>]
  }

  private static let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Fixtures", isDirectory: true)

  /// The cases that fail, with their reasons.
  private static let knownFailures = [
    "Button-256": "iOS 14.5 sets Test Button half a point wider than later systems",
    "Button-105": "a third of a point too wide: no other text pins its pairs down",
    "Button-177": "half a point too wide: no other text pins its pairs down",
    "ContainerStack-12": "a point too wide: no other text pins its pairs down",
    "Button-279": "iOS 14.5 sets Solid leading highlighted half a point wider than later systems",
  ]

  @Test("gives every view the size that iOS drew, to the pixel")
  func sizes() {
    var tally = ConformanceTally("images", knownFailures: Self.knownFailures)
    var met: [String: (equal: Int, all: Int)] = [:]
    let fonts = ImageFonts()
    for file in ConformanceSuite("images", fixtures: Self.fixtures).decode(File.self) {
      for entry in file.cases {
        tally.record(entry) { test in
          let outcome = try Self.outcome(of: test, fonts)
          if case .skipped = outcome { return outcome }
          met[test.group, default: (0, 0)].all += 1
          if Self.isMet(outcome) { met[test.group, default: (0, 0)].equal += 1 }
          return outcome
        }
      }
    }
    for (group, count) in met.sorted(by: { $0.key < $1.key }) {
      print("images: \(group): \(count.equal) of \(count.all) as drawn")
    }
    tally.finish()
  }

  @Test("README, the report and the article say how many sizes come out")
  func statements() throws {
    let fixture = Self.fixtures.appendingPathComponent("images.json")
    let file = try JSONDecoder().decode(File.self, from: Data(contentsOf: fixture))
    let fonts = ImageFonts(folder: "")
    var (met, all) = (0, 0)
    for entry in file.cases {
      let test = try entry.content.get()
      let outcome = try Self.outcome(of: test, fonts)
      if case .skipped = outcome { continue }
      all += 1
      if Self.isMet(outcome) { met += 1 }
    }
    let root = Self.fixtures.appendingPathComponent("../../..").standardized
    for path in [
      "README.md", "Sources/Command/Page/ReadingSection.swift",
      "Sources/SelfSizing/SelfSizing.docc/AgainstRealPixels.md",
    ] {
      let text = try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
      #expect(text.contains("\(met) of \(all)"), "\(path) does not say \(met) of \(all)")
    }
  }

  private static func isMet(_ outcome: ConformanceOutcome) -> Bool {
    switch outcome {
    case .passed: true
    case .reported(let comparison): comparison == asDrawn
    case .failed, .skipped: false
    }
  }

  private static let asDrawn = "as drawn"

  private static func outcome(of test: ImageCase, _ fonts: ImageFonts) throws -> ConformanceOutcome
  {
    guard let traits = test.traits else { return .skipped("no figures for its text size") }
    guard let view = try ImageFamilies(test: test, fonts: fonts).view() else {
      return .skipped("needs a font in the folder that SELFSIZING_FONTS names")
    }
    var image = try view.image(traits)
    if case .wholePoints = test.displayScale {
      image.size = LayoutSize(
        width: PixelGrid(scale: 1).roundedUp(image.size.width),
        height: PixelGrid(scale: 1).roundedUp(image.size.height))
    }
    let differences =
      differences(of: image, test) + (test.ink.map { inkDifferences(of: image, $0) } ?? [])
    if test.report == true {
      return .reported(differences.isEmpty ? asDrawn : differences.joined(separator: "; "))
    }
    return differences.isEmpty ? .passed : .failed(differences.joined(separator: "; "))
  }

  /// Where the size is off by half a pixel or more.
  private static func differences(of image: ImageView.Image, _ test: ImageCase) -> [String] {
    let tolerance = 0.5 / test.displayScale.value
    func difference(_ name: String, _ actual: Double, _ expected: Double?) -> String? {
      guard let expected, !(abs(actual - expected) <= tolerance) else { return nil }
      return "\(name) \(actual), not \(expected)"
    }
    return [
      difference("width", image.size.width, test.expected.width),
      difference("height", image.size.height, test.expected.height),
    ].compactMap { $0 }
  }

  /// Where the lines in the region that was looked at break otherwise, or are elsewhere.
  private static func inkDifferences(
    of image: ImageView.Image, _ ink: ImageCase.Ink
  ) -> [String] {
    var differences: [String] = []
    let bottom = ink.region.number(3)
    // The last lines may have descenders only in the region: those below it are not listed.
    let shown = image.lines.filter { $0.baseline * ink.scale <= bottom }.prefix(ink.lines.count)
    let texts = shown.map(\.text)
    if texts != ink.lines.map(\.text) {
      differences.append("lines \(texts), not \(ink.lines.map(\.text))")
    }
    for (line, drawn) in zip(shown, ink.lines) {
      let baseline = line.baseline * ink.scale
      if !(abs(baseline - drawn.lastRowOfBaseline - 1) <= 1.5) {
        differences.append(
          "baseline of '\(line.text)' at \(baseline) pixels, not \(drawn.lastRowOfBaseline + 1)")
      }
    }
    return differences
  }
}
