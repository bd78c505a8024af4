import SelfSizing
import TestSupport
import Testing

@Suite("Many heights at once")
struct HeightMatrixTests {
  private static let recipes = (0..<2000).map { index in
    Recipe(
      title: String(repeating: "word ", count: index % 13), summary: "Summary \(index % 700)",
      minutes: index % 7, isNew: index.isMultiple(of: 5))
  }
  private static let traits = [DynamicTypeCategory.large, .accessibilityLarge].map {
    TraitCollection(contentSizeCategory: $0)
  }
  private static let widths = [320.0, 375]

  /// Notes how far measuring has come, and cancels nothing.
  private actor Log {
    private(set) var steps: [HeightProgress] = []
    func note(_ step: HeightProgress) { steps.append(step) }
  }

  @Test("stand in the order of the input and are the same at any number of tasks")
  func order() async throws {
    let recipes = Array(Self.recipes.prefix(Trials.count(2000, quick: 300)))
    let one = try await recipeCell.heights(
      of: recipes, widths: Self.widths, traits: Self.traits, taskCount: 1)
    for taskCount in [2, 3, 8] {
      let several = try await recipeCell.heights(
        of: recipes, widths: Self.widths, traits: Self.traits, taskCount: taskCount)
      #expect(several == one)
    }
    #expect(
      try Measurer(recipeCell).heights(
        of: recipes, widths: Self.widths, traits: Self.traits) == one)
    #expect(one.heights.count == recipes.count * 4)
    let measurer = Measurer(recipeCell)
    for content in stride(from: 0, to: recipes.count, by: 97) {
      for (trait, traits) in Self.traits.enumerated() {
        for (width, points) in Self.widths.enumerated() {
          let alone = try measurer.height(
            of: recipes[content], width: points, traits: traits)
          #expect(one[content, width: width, traits: trait] == alone)
        }
      }
    }
  }

  @Test("measure equal contents once, and say how often")
  func repeatedContents() async throws {
    let few = Array(Self.recipes.prefix(30))
    let many = (0..<40).flatMap { _ in few }
    let matrix = try await recipeCell.heights(of: many, widths: [375], taskCount: 3)
    #expect(matrix.measuredContentCount == 30)
    #expect(matrix.repeatedContentCount == 1170)
    let alone = try await recipeCell.heights(of: few, widths: [375])
    for index in many.indices {
      #expect(matrix[index, width: 0, traits: 0] == alone[index % 30, width: 0, traits: 0])
    }
  }

  @Test("distinguish contents with the same texts and different states")
  func states() throws {
    let texts = Recipe(title: "a", summary: "b", minutes: 1, isNew: false)
    var new = texts
    new.isNew = true
    let large = [TraitCollection(contentSizeCategory: .accessibilityLarge)]
    let matrix = try Measurer(recipeCell).heights(of: [texts, new], widths: [375], traits: large)
    #expect(matrix.measuredContentCount == 2)
    #expect(matrix.heights[0] < matrix.heights[1])
  }

  @Test("report progress with rising numbers up to all contents")
  func progress() async throws {
    let log = Log()
    let (steps, continuation) = AsyncStream.makeStream(of: HeightProgress.self)
    _ = try await recipeCell.heights(
      of: Self.recipes, widths: [375], taskCount: 3, progress: { continuation.yield($0) })
    continuation.finish()
    for await step in steps { await log.note(step) }
    let counts = await log.steps.map(\.completedCount)
    #expect(counts.count > 1)
    #expect(counts == counts.sorted())
    #expect(counts.last == 2000)
  }

  @Test("stop soon when the task is cancelled")
  func cancellation() async {
    let task = Task {
      try await recipeCell.heights(
        of: Self.recipes, widths: (300..<700).map(Double.init),
        traits: DynamicTypeCategory.allCases.map { TraitCollection(contentSizeCategory: $0) })
    }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test("of nothing are nothing")
  func empty() async throws {
    #expect(try await recipeCell.heights(of: [], widths: [375]).heights.isEmpty)
    #expect(try await recipeCell.heights(of: Self.recipes, widths: []).heights.isEmpty)
    #expect(
      try await recipeCell.heights(of: Self.recipes, widths: [375], traits: []).heights.isEmpty)
    #expect(
      try await recipeCell.heights(of: Self.recipes, widths: [375], taskCount: -3).contentCount
        == 2000)
  }

  @Test("refuse invalid widths before anything is measured", arguments: [-1, .nan, 1e7])
  func badWidths(width: Double) async {
    await #expect(throws: HeightMatrixError.self) {
      try await recipeCell.heights(of: Self.recipes, widths: [375, width])
    }
  }

  @Test("name the first content that cannot be measured, at any number of tasks")
  func failure() async throws {
    // Nothing that may give way contradicts itself here, so the target is what is refused.
    let template = CellTemplate<Int>("steps") { cell in
      let line = cell.view()
      line.topAnchor.constraint(equalTo: cell.contentView.topAnchor)
      line.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor)
      line.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor)
      line.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor)
      cell.constant(of: line.heightAnchor.constraint(equalToConstant: 1)) {
        $0 > 1500 ? .nan : Double($0)
      }
    }
    for taskCount in [1, 2, 5] {
      let error = await #expect(throws: HeightMatrixError.self) {
        try await template.heights(
          of: Array(0..<4000), widths: [375], taskCount: taskCount)
      }
      #expect(error?.content == 1501)
    }
  }
}
