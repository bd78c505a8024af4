/// The place of a tab in a text: a position that counts no tabs, and an offset in UTF-8.
struct TabPosition: Sendable {
  let pen: Double
  /// Where the ink before it ends at the latest: a period after a quotation mark may be so far
  /// below it that the mark reaches beyond both.
  let inkEdge: Double
  let offset: Int
}
