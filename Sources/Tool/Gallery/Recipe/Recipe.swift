/// A dish in a list of recipes.
struct Recipe: Codable, Sendable {
  /// The dish's name.
  var title: String
  /// A description in a sentence or two; may be empty.
  var summary: String
  /// How long it takes to cook.
  var minutes: Int
  /// Whether the recipe carries a badge.
  var isNew: Bool
}
