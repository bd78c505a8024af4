/// Where the heights of cells come from that were never asked.
public enum HeightEstimates: Int, Hashable, Sendable, CaseIterable {
  /// From the layout: the estimate of its section, or what its provider says of the item.
  case layout
  /// From the cells of the same reuse identifier: the median of the heights that they settled at,
  /// once there are a few of them, and the layout's estimate until then.
  ///
  /// The median is taken after 8, 32, 128, … cells, where it differs by a pixel at least; the next
  /// step then computes positions again, with the anchor in place. After a change of the width or
  /// text size the former median holds until there are new heights.
  case median
  /// From the cells themselves: each step first asks every cell that has not settled, so that the
  /// content's size is exact. A step costs O(items) after a change of all of them.
  case measuredAhead
}
