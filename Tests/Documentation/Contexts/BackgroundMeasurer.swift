struct Recipe: Codable, Sendable {
  var title = "Soup"
  var summary = ""
}

func examples(
  _ recipeCell: CellTemplate<Recipe>, _ traits: TraitCollection,
  _ items: [BackgroundMeasurer<Recipe>.Item], _ collectionView: CollectionView
) async throws {
  // EXAMPLES
}
