/// A dish in a list of recipes.
struct Recipe: Codable, Sendable {
  var title: String
  /// A description in a sentence or two; may be empty.
  var summary: String
  /// How long it takes to cook.
  var minutes: Int
  var isNew: Bool
}
