import SelfSizingTesting
import Testing

struct Recipe: Codable, Sendable {
  var title = "Soup"
  var summary = ""
}

let recipes = [Recipe()]
let recipeCell = CellTemplate<Recipe>("recipe") { cell in
  cell.label(\.title, style: .headline).edges(equalTo: cell.contentView.layoutMarginsGuide)
}
