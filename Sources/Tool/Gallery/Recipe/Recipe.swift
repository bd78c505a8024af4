/// A dish in a list of recipes.
struct Recipe: Codable, Sendable {
  var title: String
  /// A description in a sentence or two; may be empty.
  var summary: String
  var minutes: Int
  var isNew = false
}
