import SelfSizing
import TestSupport
import Testing

@Suite("Cache of heights")
struct HeightCacheTests {
  private static let recipe = Recipe(
    title: "Soup", summary: "Of roasted carrots, with thyme", minutes: 20, isNew: false)

  private static func figures(_ measurer: Measurer<Recipe>) -> [Int] {
    [measurer.heightCache.hitCount, measurer.heightCache.missCount, measurer.heightCache.count]
  }

  @Test("an equal content is measured once, whichever call asks")
  func once() throws {
    let measurer = Measurer(recipeCell)
    let height = try measurer.height(of: Self.recipe, width: 320)
    #expect(Self.figures(measurer) == [0, 1, 1])
    for _ in 0..<3 { #expect(try measurer.height(of: Self.recipe, width: 320) == height) }
    #expect(Self.figures(measurer) == [3, 1, 1])
    let traits = [DynamicTypeCategory.large, .accessibilityLarge].map {
      TraitCollection(contentSizeCategory: $0)
    }
    let matrix = try measurer.heights(of: [Self.recipe], widths: [320, 375], traits: traits)
    #expect(matrix.heights[0] == height)
    #expect(Self.figures(measurer) == [4, 4, 4])
    #expect(try measurer.heights(of: [Self.recipe], widths: [320, 375], traits: traits) == matrix)
    #expect(
      try measurer.height(of: Self.recipe, width: 375, traits: traits[1]) == matrix.heights[3])
    #expect(Self.figures(measurer) == [9, 4, 4])
    #expect(measurer.heightCache.hitRate == 9.0 / 13)
  }

  @Test("two contents differ in whatever the height depends on")
  func keys() throws {
    let measurer = Measurer(recipeCell)
    var composed = Self.recipe
    composed.title = "\u{E9}"
    var decomposed = Self.recipe
    decomposed.title = "e\u{301}"
    var new = Self.recipe
    new.isNew = true
    // Where one text ends and the next one begins counts.
    var shifted = Self.recipe
    shifted.title += shifted.summary
    shifted.summary = ""
    let contents = [Self.recipe, composed, decomposed, new, shifted]
    for content in contents { _ = try measurer.height(of: content, width: 320) }
    _ = try measurer.height(of: Self.recipe, width: 320.5)
    _ = try measurer.height(
      of: Self.recipe, width: 320, priorities: .requiredWidthLowHeight)
    for traits in [
      TraitCollection(contentSizeCategory: .small), TraitCollection(displayScale: 2),
      TraitCollection(locale: "de"), TraitCollection(legibilityWeight: .bold),
    ] { _ = try measurer.height(of: Self.recipe, width: 320, traits: traits) }
    #expect(Self.figures(measurer) == [0, 11, 11])
  }

  @Test("it holds no more than its capacity, and the oldest height goes first")
  func capacity() throws {
    let measurer = Measurer(recipeCell, heightCacheCapacity: 3)
    for width in [300.0, 301, 302, 303] { _ = try measurer.height(of: Self.recipe, width: width) }
    #expect(Self.figures(measurer) == [0, 4, 3])
    for width in [303.0, 302, 301] { _ = try measurer.height(of: Self.recipe, width: width) }
    #expect(Self.figures(measurer) == [3, 4, 3])
    _ = try measurer.height(of: Self.recipe, width: 300)
    #expect(Self.figures(measurer) == [3, 5, 3])
    for capacity in [0, -1, Int.min] {
      let none = Measurer(recipeCell, heightCacheCapacity: capacity)
      for _ in 0..<3 { _ = try none.height(of: Self.recipe, width: 300) }
      #expect(Self.figures(none) == [0, 0, 0] && none.heightCache.hitRate == 0)
    }
  }

  @Test("heights are those of a measurer without one, in whatever order they are asked for")
  func agree() throws {
    var generator = SeededGenerator(seed: 11)
    let words = ["soup", "of", "Zwiebelkuchen", "e\u{301}té", "日本", "and\nmore"]
    let contents = (0..<12).map { index in
      Recipe(
        title: (0...index % 4).map { words[($0 + index) % 6] }.joined(separator: " "),
        summary: (0...index * 2).map { words[$0 % 6] }.joined(separator: " "), minutes: index % 3,
        isNew: index.isMultiple(of: 2))
    }
    let categories = [DynamicTypeCategory.large, .accessibilityMedium]
    for capacity in [1, 2, 7, 4096] {
      let kept = Measurer(recipeCell, heightCacheCapacity: capacity)
      let plain = Measurer(recipeCell, heightCacheCapacity: 0)
      for _ in 0..<100 {
        let content = contents[Int.random(in: 0..<12, using: &generator)]
        let width = [130.0, 320, 375][Int.random(in: 0..<3, using: &generator)]
        let traits = TraitCollection(
          contentSizeCategory: categories[Int.random(in: 0..<2, using: &generator)])
        let height = try kept.height(of: content, width: width, traits: traits)
        #expect(height == (try plain.height(of: content, width: width, traits: traits)))
      }
      #expect(kept.heightCache.count <= capacity)
      #expect(kept.heightCache.hitCount > 0 || capacity == 1)
    }
  }

  @Test("a content that cannot be measured is not kept")
  func failure() throws {
    let measurer = Measurer(recipeCell)
    for _ in 0..<2 {
      #expect(throws: MeasuringError.self) { try measurer.height(of: Self.recipe, width: -1) }
    }
    #expect(measurer.heightCache.count == 0 && measurer.heightCache.hitCount == 0)
  }
}
