import SelfSizing

/// What measuring cells costs.
enum CellTasks {
  static let all = [newContents, otherWidth]

  private static let count = 500

  private static func heights(_ measurer: Measurer<Recipe>, _ recipes: [Recipe], width: Double)
    throws -> Double
  {
    try recipes.reduce(0) { try $0 + measurer.measure($1, width: width).size.height }
  }

  /// One measurer for each content: what nothing kept can have answered.
  private static func reference(width: Double) throws -> Double {
    try Recipe.numbered(count).reduce(0) {
      try $0 + Measurer(recipeCell).measure($1, width: width).size.height
    }
  }

  private static let newContents = BenchmarkTask(
    title: "Cells, 500 recipe cards with texts never seen, program warm", count: count,
    unit: "cell",
    prepare: {
      let recipes = Recipe.numbered(count)
      return { try heights(Measurer(recipeCell), recipes, width: 375) }
    },
    expected: { try reference(width: 375) })

  private static let otherWidth = BenchmarkTask(
    title: "Cells, the same 500 recipe cards at another width, texts prepared", count: count,
    unit: "cell",
    prepare: {
      let recipes = Recipe.numbered(count)
      let measurer = Measurer(recipeCell)
      _ = try heights(measurer, recipes, width: 375)
      return { try heights(measurer, recipes, width: 320) }
    },
    expected: { try reference(width: 320) })
}
