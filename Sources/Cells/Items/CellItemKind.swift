/// The kind of an item in a cell, as far as drawing it is concerned.
package enum CellItemKind: String, Hashable, Sendable, CaseIterable {
  /// The cell around the content view.
  case cell
  case contentView
  /// A text.
  case label
  /// A picture.
  case image
  /// A stack view.
  case stack
  case control
  /// A line between rows.
  case separator
  /// A view that only takes up room.
  case spacer
  case view
}
