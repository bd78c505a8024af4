/// The place of a tab in a text: a position that counts no tabs, and an offset in UTF-8.
struct TabPosition: Sendable {
  let pen: Double
  /// Where the ink before it ends at the latest: a quotation mark may reach beyond a period after
  /// it that is kerned far below the mark.
  let inkEdge: Double
  let offset: Int
}
