struct Recipe: Sendable {
  var title = "Soup"
}

let recipe = Recipe()
let recipeCell = CellTemplate<Recipe>("recipe") { cell in
  cell.label(\.title, style: .headline).edges(equalTo: cell.contentView.layoutMarginsGuide)
}
