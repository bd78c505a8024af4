import SelfSizing
import Testing

@testable import SelfSizingCommand
@testable import SelfSizingTool

@Suite("Gallery")
struct GalleryTests {
  private static let names = Gallery.entries.map(\.name)

  private func measure(
    _ name: String, widths: [Double], _ direction: InterfaceDirection = .leftToRight
  ) async throws -> TemplateMeasurements {
    let entry = try #require(Gallery.entries.first { $0.name == name })
    return try await entry.load(TemplateRequest()).measure(
      MeasuringRun(
        widths: widths, categories: DynamicTypeCategory.allCases,
        settings: MeasurementSettings(TraitCollection(layoutDirection: direction)), taskCount: 2))
  }

  @Test("has five templates under different names, each with at least twelve contents")
  func contents() throws {
    #expect(Self.names == ["recipe", "chat", "settings", "article", "review"])
    for entry in Gallery.entries {
      #expect(try entry.load(TemplateRequest()).contentCount >= 12, "\(entry.name)")
    }
  }

  /// The kinds of findings of each template: samples with long texts are truncated, long words are
  /// broken, and letters of some scripts have no glyphs in the built-in figures, or have to be
  /// shaped, which is assumed.
  private static let kinds: [String: Set<CellFinding.Kind>] = [
    "recipe": [.truncated, .brokenWord, .unboundedHeight, .missingGlyphs, .assumed],
    "chat": [.truncated, .brokenWord, .missingGlyphs, .assumed],
    "settings": [.brokenWord, .missingGlyphs, .assumed],
    "article": [.truncated, .brokenWord, .missingGlyphs, .assumed],
    "review": [.brokenWord, .missingGlyphs, .assumed],
  ]

  @Test("has just the findings that its samples are meant to have", arguments: names)
  func findings(name: String) async throws {
    let measured = try await measure(name, widths: [320, 375])
    #expect(measured.contentNames.count >= 12)
    let kinds = Set(measured.cells.lazy.flatMap(\.findings).map(\.kind))
    #expect(kinds == Self.kinds[name])
  }

  @Test("has the same findings with frames and lines as without", arguments: names)
  func depths(name: String) throws {
    let entry = try #require(Gallery.entries.first { $0.name == name })
    let cells = try entry.load(TemplateRequest()).measurable
    let measurer = cells.makeMeasurer()
    let traits = [DynamicTypeCategory.large, .accessibilityLarge].map {
      TraitCollection(contentSizeCategory: $0)
    }
    let outcomes = try measurer.outcomes(
      ofContents: 0..<cells.contentCount, widths: [320, 375], traits: traits,
      priorities: .requiredWidthFittingHeight)
    let measured = try (0..<cells.contentCount).flatMap { content in
      try traits.flatMap {
        try measurer.measure(
          contentAt: content, widths: [320, 375], traits: $0,
          priorities: .requiredWidthFittingHeight)
      }
    }
    #expect(outcomes.count == measured.count)
    #expect(outcomes.map(\.height) == measured.map(\.size.height))
    #expect(outcomes.map(\.facts.findings) == measured.map(\.findings))
    #expect(outcomes.map(\.facts.fidelity) == measured.map(\.fidelity))
  }

  @Test("grows with the text size, except where a declared reflow explains it", arguments: names)
  func growth(name: String) async throws {
    let measured = try await measure(name, widths: [375])
    var compared = 0
    for content in measured.contentNames.indices {
      for category in measured.categories.indices.dropFirst() {
        let cell = measured.cell(width: 0, category: category, content: content)
        let smaller = measured.cell(width: 0, category: category - 1, content: content)
        guard cell.isReflowed == smaller.isReflowed else { continue }
        compared += 1
        #expect(
          cell.height >= smaller.height,
          "content \(content) at \(measured.categories[category])")
      }
    }
    // A template reflows at one size, or at none: of eleven steps all but one are compared.
    #expect(compared >= 10 * measured.contentNames.count)
  }

  @Test("is as high from right to left as from left to right", arguments: names)
  func mirrored(name: String) async throws {
    let plain = try await measure(name, widths: [375])
    let mirrored = try await measure(name, widths: [375], .rightToLeft)
    #expect(plain.cells.map(\.height) == mirrored.cells.map(\.height))
  }

  /// Recipes with texts of all lengths, the same at every run. Of many, the badge is as high as the
  /// time beside it, and either may be named as the reason for the cell's height.
  private static func recipes(_ count: Int) -> [Recipe] {
    let words = [
      "roasted", "carrots", "with", "lemon", "butter", "and", "thyme", "on", "creamy", "polenta",
      "toasted", "almonds", "slow", "braised", "beans", "crisp", "sage", "Avenue", "Toronto",
      "Waffles", "council", "before", "after", "the", "old", "tram", "line", "keeps", "voting",
      "late", "nobody", "asked", "rain",
    ]
    var state: UInt64 = 1
    func number(below bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    func sentence(_ length: Int) -> String {
      (0..<length).map { _ in words[number(below: words.count)] }.joined(separator: " ")
    }
    return (0..<count).map { index in
      Recipe(
        title: sentence(1 + number(below: 7)), summary: sentence(number(below: 26)),
        minutes: 5 + number(below: 296), isNew: index.isMultiple(of: 2))
    }
  }

  @Test("is drawn and explained the same whatever else is drawn, and by any number of tasks")
  func drawings() async throws {
    let recipes = Self.recipes(60)
    func sums(_ widths: [Double], tasks taskCount: Int) async throws -> [String] {
      let run = MeasuringRun(
        widths: widths, categories: DynamicTypeCategory.allCases, settings: MeasurementSettings(),
        taskCount: taskCount)
      let measured = try await run.measure(recipeCell, recipes)
      return try await run.drawings(of: recipeCell, recipes, measured)
        .filter { !$0.isMirrored }.map(\.inspection.explanation.sum)
    }
    let together = try await sums([320, 360, 393], tasks: 1)
    var apart: [String] = []
    for width in [320.0, 360, 393] { apart += try await sums([width], tasks: 4) }
    #expect(together == apart)
  }
}
