import SelfSizing

/// The cost of measuring cells.
enum CellTasks {
  static let all =
    [
      firstCell, newContents, otherWidth, allSizes, actions(.labels), actions(.buttons),
      actions(.controls),
    ]
    + Sizes.all.map(growing)

  private static let count = 500

  private static func heights(_ measurer: Measurer<Recipe>, _ recipes: [Recipe], width: Double)
    throws -> Double
  {
    try recipes.reduce(0) { try $0 + measurer.measure($1, width: width).size.height }
  }

  /// One measurer for each content: what nothing kept can have answered.
  private static func reference(width: Double, traits: TraitCollection = TraitCollection()) throws
    -> Double
  {
    try Recipe.numbered(count).reduce(0) {
      try $0 + Measurer(recipeCell).measure($1, width: width, traits: traits).size.height
    }
  }

  private static let firstCell = BenchmarkTask(
    title: "Cells, a recipe card measured by a measurer of its own, program compiled each time",
    state: .cold, count: count, unit: "cell",
    prepare: {
      let recipes = Recipe.numbered(count)
      return {
        try recipes.reduce(0) {
          try $0 + Measurer(recipeCell).measure($1, width: 375).size.height
        }
      }
    },
    expected: { try reference(width: 375) })

  private static let newContents = BenchmarkTask(
    title: "Cells, 500 recipe cards with texts never seen, program compiled once", state: .cold,
    count: count, unit: "cell",
    prepare: {
      let recipes = Recipe.numbered(count)
      return { try heights(Measurer(recipeCell), recipes, width: 375) }
    },
    expected: { try reference(width: 375) })

  private static let otherWidth = BenchmarkTask(
    title: "Cells, the same 500 recipe cards at another width, program and texts kept",
    state: .warm, count: count, unit: "cell",
    prepare: {
      let recipes = Recipe.numbered(count)
      let measurer = Measurer(recipeCell)
      _ = try heights(measurer, recipes, width: 375)
      return { try heights(measurer, recipes, width: 320) }
    },
    expected: { try reference(width: 320) })

  private static let allSizes = BenchmarkTask(
    title: "Cells, 500 recipe cards at all 12 text sizes and 3 widths, one task", state: .cold,
    count: count * 36, unit: "height", maximumRuns: 5,
    prepare: {
      let recipes = Recipe.numbered(count)
      let traits = DynamicTypeCategory.allCases.map { TraitCollection(contentSizeCategory: $0) }
      return {
        let matrix = try Measurer(recipeCell).heights(
          of: recipes, widths: [320, 375, 430], traits: traits)
        return matrix.heights.reduce(0, +)
      }
    },
    expected: {
      try DynamicTypeCategory.allCases.reduce(0) { sum, category in
        let traits = TraitCollection(contentSizeCategory: category)
        return try sum
          + [320.0, 375, 430].reduce(0) { try $0 + reference(width: $1, traits: traits) }
      }
    })

  /// Buttons and text fields are labels with padding, and should cost about as much.
  private static func actions(_ kind: CardActions) -> BenchmarkTask {
    BenchmarkTask(
      title: "Cells, heights of 500 cards with two \(kind.rawValue), texts never seen",
      state: .cold,
      count: count, unit: "height",
      prepare: {
        let recipes = Recipe.numbered(count)
        let template = actionCell(kind)
        return {
          try Measurer(template).heights(of: recipes, widths: [375]).heights.reduce(0, +)
        }
      },
      expected: {
        let measurer = Measurer(actionCell(kind))
        return try heights(measurer, Recipe.numbered(count), width: 375)
      })
  }

  private static func growing(_ count: Int) -> BenchmarkTask {
    BenchmarkTask(
      title: "Cells, heights of \(count) recipe cards with texts never seen, and nothing else",
      state: .cold, growth: .init(name: "height of a recipe card, of cards", size: count),
      count: count, unit: "cell", maximumRuns: count > 10_000 ? 2 : .max,
      prepare: {
        let recipes = Recipe.numbered(count)
        return {
          try Measurer(recipeCell).heights(of: recipes, widths: [375]).heights.reduce(0, +)
        }
      },
      expected: {
        let measurer = Measurer(recipeCell)
        return try Recipe.numbered(count).reduce(0) {
          try $0 + measurer.height(of: $1, width: 375)
        }
      })
  }
}
