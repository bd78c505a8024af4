import SelfSizing

/// The content of a recipe's card.
public struct Recipe: Codable, Sendable {
  /// The name of the dish.
  public var title: String
  /// A summary of the dish.
  public var summary: String
}

/// A recipe's card: a photo, and two texts beside it.
public let recipeCell = CellTemplate<Recipe>("recipe") { cell in
  let photo = cell.image(width: 60, height: 60).named("photo")
  let title = cell.label(\.title, style: .headline)
  let summary = cell.label(\.summary, style: .subheadline).contentHugging(249, for: .vertical)
  let text = cell.stack(.vertical, spacing: 4) {
    title
    summary
  }
  .named("text")
  let margins = cell.contentView.layoutMarginsGuide
  photo.leadingAnchor.constraint(equalTo: margins.leadingAnchor)
  photo.topAnchor.constraint(equalTo: margins.topAnchor)
  photo.bottomAnchor.constraint(lessThanOrEqualTo: margins.bottomAnchor)
  text.leadingAnchor.constraint(equalTo: photo.trailingAnchor, constant: 12)
  text.trailingAnchor.constraint(equalTo: margins.trailingAnchor)
  text.topAnchor.constraint(equalTo: margins.topAnchor)
  text.bottomAnchor.constraint(equalTo: margins.bottomAnchor)
}

/// Recipes to measure.
public let recipes = [
  Recipe(title: "Tomato soup", summary: "Ripe tomatoes and more basil than seems reasonable."),
  Recipe(
    title: "Overnight oats",
    summary:
      "Oats, milk and a spoon of yoghurt; the refrigerator does the rest while you sleep, and "
      + "in the morning there are berries."),
]
