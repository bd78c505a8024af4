import SelfSizingGeometry

/// An item or a group as the solver reads it: plain values, in one array.
struct GroupNode {
  /// The content of the box.
  enum Kind {
    /// One item of the collection.
    case item
    /// Boxes along an axis.
    case group(LayoutAxis)
    /// Items wherever a closure puts them.
    case custom
  }

  let kind: Kind
  let width: CompositionalDimension
  let height: CompositionalDimension
  let insets: DirectionalEdgeInsets
  let edges: CompositionalEdgeSpacing
  let arrangement: CompositionalGroup.Arrangement
  /// The distance between two children; fixed at 0 where there is none.
  let spacing: CompositionalSpacing
  /// The supplementary items anchored to the box, by number.
  let supplementaries: Range<Int>
  /// Whether there are no distances outward, as nearly everywhere.
  let hasEdges: Bool
  var children = 0..<0

  @inline(__always)
  func dimension(_ axis: LayoutAxis) -> CompositionalDimension {
    axis == .horizontal ? width : height
  }

  /// The distance before the box along an axis, and the one after it.
  func edges(along axis: LayoutAxis) -> (CompositionalSpacing, CompositionalSpacing) {
    axis == .horizontal
      ? (edges.leading ?? .fixed(0), edges.trailing ?? .fixed(0))
      : (edges.top ?? .fixed(0), edges.bottom ?? .fixed(0))
  }
}

extension DirectionalEdgeInsets {
  /// The distances inward along an axis, before and after.
  @inline(__always)
  func along(_ axis: LayoutAxis) -> (start: Double, end: Double) {
    axis == .horizontal ? (leading, trailing) : (top, bottom)
  }
}

/// The reason a group cannot be solved.
enum GroupFault: Error {
  /// Insets leave a group nothing of its parent.
  case noRoom(node: Int, size: LayoutSize)
  /// The first child is longer than the group.
  case cannotFit(node: Int, child: Int, length: Double, room: Double)
  /// A group holds more than 2^20 items.
  case tooManyItems(node: Int)
  /// A closure returned no frames, or one that is not finite.
  case invalidFrames(node: Int, count: Int)
}
