/// A message in a conversation.
struct ChatMessage: Codable, Sendable {
  /// The sender; shown above messages of others only.
  var sender: String
  var text: String
  /// When, as the app formats it.
  var time: String
  /// How far the message got, below the reader's own; not shown if absent or empty.
  var status: String?
  /// Whether the reader wrote it, which puts the bubble at the trailing edge.
  var isOwn = false
}
