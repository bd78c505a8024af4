/// A customer's opinion of a product.
struct Review: Codable, Sendable {
  /// How many of the five stars are filled; the picture of them has the same size for all.
  var rating: Int
  /// The opinion in a few words; not shown if absent or empty.
  var title: String?
  var author: String
  var date: String
  var body: String
  /// How many readers found it helpful; not shown if absent or zero.
  var helpfulCount: Int?
}

extension Review {
  /// The line that thanks those who found the review helpful.
  var helpfulLine: String {
    switch helpfulCount ?? 0 {
    case 0: ""
    case 1: "One person found this helpful"
    case let count: "\(count) people found this helpful"
    }
  }
}
