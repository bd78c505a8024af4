import SelfSizingGeometry

/// A layout that was solved, in points, not rounded. Its lists keep their room for the next one.
public struct LayoutSolution: Sendable {
  /// The root's size.
  public internal(set) var size = LayoutSize.zero
  /// The frame of every element in the root's coordinates, by index.
  public internal(set) var frames: [LayoutRect] = []
  /// Required constraints that contradicted each other, and what gave way, in order.
  public internal(set) var conflicts: [LayoutConflict] = []
  /// The items that the constraints leave open.
  public internal(set) var ambiguousItems: [AmbiguousItem] = []
  package internal(set) var isWrappingOpen = false
  package internal(set) var intrinsicContentSizes: [IntrinsicContentSize] = []
  /// The heights that texts would take in a third pass, which UIKit does not make, by element; only
  /// where they differ from the second's. The widths only at the same height.
  package internal(set) var thirdPassHeights: [Int: Double] = [:]
  package internal(set) var thirdPassWidths: [Int: Double] = [:]

  package init() {}
}
