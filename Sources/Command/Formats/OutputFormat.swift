enum OutputFormat: String, Hashable, Sendable, CaseIterable {
  /// A table, or words, for people.
  case table
  case json
  /// Comma-separated values (RFC 4180).
  case csv
  /// Tables of Markdown.
  case markdown
}
