struct Recipe: Codable, Sendable {
  var title = "Soup"
  var summary = ""
  var language: String?
}

func examples(
  _ cell: CellDeclaration<Recipe>, _ recipeCell: CellTemplate<Recipe>, _ recipes: [Recipe]
) throws {
  var heights: [Double] = []
  // EXAMPLES
}
