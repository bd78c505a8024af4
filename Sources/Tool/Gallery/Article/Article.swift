/// A story in a news feed.
struct Article: Codable, Sendable {
  /// The section above the headline; not shown if absent or empty.
  var section: String?
  var headline: String
  /// The first sentences; not shown if absent or empty.
  var summary: String?
  var author: String
  /// When it appeared, as the app formats it.
  var published: String
}
