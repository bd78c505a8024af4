import SelfSizingGeometry

/// The effect of one request on a collection view, up to the point where every visible cell agrees.
///
/// Deterministic: the same collection and the same requests give equal steps on every platform.
public struct ScrollStep: Hashable, Sendable {
  package enum Cause: String, Hashable, Sendable, CaseIterable {
    /// A layout pass without its own change.
    case layout
    /// Scrolling by a distance.
    case scroll
    case contentOffset
    case item
    /// A new viewport: rotation, bars, a keyboard.
    case viewport
    case reload
    /// Items or sections that were inserted, deleted, moved or reloaded.
    case batchUpdates
    /// Cells that have to be measured again.
    case measurements
    /// Preferred attributes from elsewhere than a visible cell.
    case preferredAttributes
    /// Heights that were measured ahead of time.
    case measuredHeights
    var mayUnsettle: Bool { ![.layout, .scroll, .contentOffset, .item].contains(self) }
    var mayRemoveElements: Bool { self == .batchUpdates || self == .reload }
  }

  /// How far an element moved on the screen, beyond the distance that was scrolled.
  public struct Displacement: Hashable, Sendable {
    /// The element, by its place after the step.
    public let element: CollectionElement
    /// The identity of the item, or of the section for a header or footer.
    public let identity: ItemIdentity
    /// The distance in points of the edge at which the element begins, toward the content's end; 0
    /// is the claim.
    public let distance: Double
    package let endDistance: Double
    package let acrossDistance: Double
    package let wasSettled: Bool
    /// Whether the element was fully visible before the step, and scrolling alone kept it in sight.
    package let staysInSight: Bool
  }

  package let cause: Cause
  package let requestedDelta: Double
  package let offsetBefore: Double
  package let offsetAfter: Double
  /// The sum of all corrections of the offset, in points.
  public let correction: Double
  /// The distance scrolled through the content, corrections left out, in points.
  package let scrolledDistance: Double
  package let contentSizeBefore: LayoutSize
  package let contentSizeAfter: LayoutSize
  package let measuredCount: Int
  package let preferredAttributesCalls: Int
  package let dequeuedCellCount: Int
  package let createdCellCount: Int
  /// The number of heights measured ahead of time that no longer held.
  package let staleHeightCount: Int
  /// The number of passes over the visible elements until all agreed.
  public let passes: Int
  /// The anchor that kept its place; nil under the policy `none` or in an empty viewport.
  package let anchor: ScrollAnchor?
  /// How far the anchoring element moved beyond the distance scrolled, in points; nil without one.
  public let anchorDisplacement: Double?
  /// Every element visible before and after the step, from top to bottom as it was before.
  public let displacements: [Displacement]
  /// The findings of the step.
  public let findings: [CollectionFinding]
  package var edgeClamp: Double { scrolledDistance - requestedDelta }

  /// The first item that was settled and fully visible, and that scrolling alone kept in sight; nil
  /// if there is none.
  public var firstFullyVisible: Displacement? {
    displacements.first { $0.element.kind == .item && $0.wasSettled && $0.staysInSight }
  }

  /// The largest distance, regardless of sign, of an element whose height was settled; or 0.
  public var largestDisplacement: Double {
    displacements.reduce(0) { $1.wasSettled ? max($0, abs($1.distance)) : $0 }
  }
}
