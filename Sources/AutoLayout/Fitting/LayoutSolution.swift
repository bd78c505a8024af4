import SelfSizingGeometry

/// A layout that was solved, in points, not rounded to pixels.
///
/// Its lists keep their room where it takes one layout after another.
public struct LayoutSolution: Sendable {
  /// The root's size.
  public internal(set) var size = LayoutSize.zero
  /// The frame of every element in the root's coordinates, by index.
  public internal(set) var frames: [LayoutRect] = []
  /// Required constraints that contradicted each other, and what gave way, in the order it was
  /// found.
  public internal(set) var conflicts: [LayoutConflict] = []
  /// The items that the constraints leave open.
  public internal(set) var ambiguousItems: [AmbiguousItem] = []
  /// Whether the constraints leave open at what width a text wraps.
  package internal(set) var isWrappingOpen = false
  /// The intrinsic size that each element reported last, by index; empty for one that has none.
  package internal(set) var intrinsicContentSizes: [IntrinsicContentSize] = []
  /// The heights that texts would take in a third pass, which UIKit does not make, by element; only
  /// where they differ from the second's.
  package internal(set) var thirdPassHeights: [Int: Double] = [:]
  /// The widths that texts would take in a third pass at the same height, by element; only where
  /// they differ from the second's.
  package internal(set) var thirdPassWidths: [Int: Double] = [:]

  package init() {}
}
