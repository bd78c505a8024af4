import SelfSizingGeometry

/// An item whose place or size on an axis the constraints leave open.
public struct AmbiguousItem: Hashable, Sendable {
  /// The item's index in the ``LayoutDescription``.
  public let element: Int
  /// The axis.
  public let axis: LayoutAxis

  /// Creates a pair of an item and an axis.
  public init(element: Int, axis: LayoutAxis) {
    self.element = element
    self.axis = axis
  }
}
