import SelfSizing
import Testing

@Suite("Cell template")
struct CellTemplateTests {
  private let recipe = Recipe(
    title: "Chicken with Creamy Mushroom Sauce",
    summary: "Pan-fried chicken, a sauce of chestnut mushrooms and crème fraîche, and mash.",
    minutes: 35, isNew: true)

  @Test("prints")
  func prints() throws {
    let measurer = Measurer(recipeCell)
    for category in DynamicTypeCategory.allCases {
      let result = try measurer.measure(
        recipe, width: 375, traits: TraitCollection(contentSizeCategory: category))
      print(category, result.size, result.fidelity)
      for item in result.items {
        print("   ", item.name, item.kind, item.frame, item.text?.lines.map(\.text) ?? [])
      }
      for finding in result.findings { print("   !", finding) }
    }
  }
}
