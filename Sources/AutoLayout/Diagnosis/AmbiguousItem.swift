import SelfSizingGeometry

/// An item whose place or size on an axis the constraints leave open.
public struct AmbiguousItem: Hashable, Sendable {
  /// The item's index in the ``LayoutDescription``.
  public let element: Int
  /// The axis.
  public let axis: LayoutAxis
}
