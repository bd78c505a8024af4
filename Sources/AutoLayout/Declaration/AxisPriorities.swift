import SelfSizingGeometry

/// A priority for each axis, as content hugging and compression resistance have one.
public struct AxisPriorities: Hashable, Sendable {
  /// The priority along x.
  public var horizontal: LayoutPriority
  /// The priority along y.
  public var vertical: LayoutPriority

  /// Creates a pair of priorities.
  public init(horizontal: LayoutPriority, vertical: LayoutPriority) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Creates a pair with the same priority on both axes.
  public init(_ priority: LayoutPriority) { self.init(horizontal: priority, vertical: priority) }

  /// The priority along an axis.
  public subscript(axis: LayoutAxis) -> LayoutPriority {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}
