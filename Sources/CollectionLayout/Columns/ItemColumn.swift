/// The items that ride in one column of a section, from top to bottom.
struct ItemColumn {
  /// Each item's height with the line spacing below it.
  var extents: ExtentTree
  /// The items by their position in the column; empty if the section has one column only, where the
  /// position is the item.
  var items: [Int32]
}

/// Where an item rides.
struct ItemSlot: Hashable {
  /// The column, from 0 at the left.
  var column: Int32
  /// The position in the column, from 0 at the top.
  var position: Int32
}
