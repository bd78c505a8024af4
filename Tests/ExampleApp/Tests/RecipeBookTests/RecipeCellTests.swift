import RecipeBook
import SelfSizingTesting
import Testing

@Test func recipeKeepsItsHeights() async throws {
  try await expectRecordedHeights(of: recipeCell, contents: recipes)
}
