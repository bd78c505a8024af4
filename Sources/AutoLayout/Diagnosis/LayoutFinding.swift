import SelfSizingGeometry

/// Something about a laid out tree that its author should know; what Auto Layout would only log, or
/// silently do.
public struct LayoutFinding: Hashable, Sendable {
  /// The kinds of findings, in the order in which they are told.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Required constraints contradict each other; one of them was broken.
    case conflicting
    /// Required constraints contradict the estimated height to which UIKit pins a cell before it is
    /// measured.
    case estimatedHeight
    /// The constraints leave an item's place or size open.
    case ambiguous
    /// The layout, or an item that measures more, has no height.
    case zeroHeight
    /// An item is smaller than what it measures of itself.
    case compressed
    /// An item sticks out of the one that contains it.
    case clipped
    /// Nothing but the fitting target keeps the layout from growing.
    case unboundedHeight
    /// A third pass over the texts, which UIKit does not make, would change a height or a width.
    case unsettled
    /// The fitting priority of the height crushes what would hold at 50.
    case crushed
    /// The fitted width is not the target's.
    case missesTargetWidth
  }

  /// What kind of finding it is.
  public let kind: Kind
  /// The element concerned, by its index in the ``LayoutDescription``; nil if several are.
  public let element: Int?
  /// The axis concerned; nil if both are, or neither.
  public let axis: LayoutAxis?
  /// The finding in words.
  public let message: String
  /// What would help, in words.
  public let cure: String
  /// Where the element or constraint concerned was declared.
  public let site: DeclarationSite
}

extension LayoutFinding: CustomStringConvertible {
  /// The place, the kind, the message and the cure, as a compiler writes them.
  public var description: String { "\(site): \(kind.rawValue): \(message); \(cure)" }
}

/// An item that the constraints leave open, with two layouts that are equally good.
public struct LayoutAmbiguity: Hashable, Sendable {
  /// The item and the axis.
  public let item: AmbiguousItem
  /// The frames of all elements in the layout that is taken, in points.
  public let taken: [LayoutRect]
  /// The frames of all elements in another layout that is as good, in points.
  public let other: [LayoutRect]
}

/// A laid out tree looked through for what its author should know.
public struct LayoutDiagnosis: Sendable {
  /// The layout.
  public let solution: LayoutSolution
  /// What was found, by kind and then in the order of the tree.
  public let findings: [LayoutFinding]
  /// Two layouts for each item that the constraints leave open, in the order of
  /// ``LayoutSolution/ambiguousItems``; at most ``LayoutEngine/largestNumberOfExamples``.
  public let ambiguities: [LayoutAmbiguity]
}
