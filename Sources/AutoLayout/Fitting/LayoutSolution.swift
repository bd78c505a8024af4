import SelfSizingGeometry

/// A layout that was solved, in points, not rounded to pixels.
public struct LayoutSolution: Sendable {
  /// The root's size.
  public let size: LayoutSize
  /// The frame of every element in the root's coordinates, by index.
  public let frames: [LayoutRect]
  /// Required constraints that contradicted each other, and what gave way, in the order it was
  /// found.
  public let conflicts: [LayoutConflict]
  /// The items that the constraints leave open.
  public let ambiguousItems: [AmbiguousItem]
  /// The intrinsic size that each element reported last, by index; empty for one that has none.
  public let intrinsicContentSizes: [IntrinsicContentSize]
  /// The width at which each text was wrapped, by element.
  package let preferredMaxLayoutWidths: [Int: Double]
  /// The heights that texts would take in a third pass, which UIKit does not make, by element; only
  /// where they differ from the second's.
  package let thirdPassHeights: [Int: Double]
  /// The widths that texts would take in a third pass at the same height, by element; only where
  /// they differ from the second's.
  package let thirdPassWidths: [Int: Double]
}
