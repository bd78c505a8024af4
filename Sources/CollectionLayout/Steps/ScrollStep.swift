import SelfSizingGeometry

/// The effect of one request on a collection view, up to the point where every visible cell agrees.
///
/// Deterministic: the same collection and the same requests give equal steps on every platform.
public struct ScrollStep: Hashable, Sendable {
  /// The kind of request that a step answers.
  package enum Cause: String, Hashable, Sendable, CaseIterable {
    /// A layout pass without its own change.
    case layout
    /// Scrolling by a distance.
    case scroll
    case contentOffset
    case item
    /// A new viewport: rotation, bars, a keyboard.
    case viewport
    /// A reload of the data.
    case reload
    /// Items or sections that were inserted, deleted, moved or reloaded.
    case batchUpdates
    /// Cells that have to be measured again.
    case measurements
    /// Preferred attributes from elsewhere than a visible cell.
    case preferredAttributes
    /// Heights that were measured ahead of time.
    case measuredHeights

    /// Whether cells may have to be asked that were settled before.
    var mayUnsettle: Bool {
      switch self {
      case .layout, .scroll, .contentOffset, .item: false
      default: true
      }
    }

    /// Whether elements may be gone that were there before.
    var mayRemoveElements: Bool { self == .batchUpdates || self == .reload }
  }

  /// How far an element moved on the screen, beyond the distance that was scrolled.
  public struct Displacement: Hashable, Sendable {
    /// The element, by its place after the step.
    public let element: CollectionElement
    /// The identity of the item, or of the section for a header or footer.
    public let identity: ItemIdentity
    /// The distance in points of the edge at which the element begins; positive is toward the
    /// content's end, which is downward or in the direction of reading. 0 is the claim.
    public let distance: Double
    /// The distance in points of the edge at which the element ends: that of the other edge, and
    /// what the element grew by.
    package let endDistance: Double
    /// The distance in points across the scroll axis, to the right or downward.
    package let acrossDistance: Double
    package let wasSettled: Bool
    /// Whether the element was fully visible before the step, and scrolling alone kept it in sight,
    /// if only in part.
    package let staysInSight: Bool
  }

  /// The kind of request that the step answers.
  package let cause: Cause
  /// The distance that was asked for, in points; positive moves down the content.
  package let requestedDelta: Double
  /// The offset before the step, in points.
  package let offsetBefore: Double
  /// The offset after the step, in points.
  package let offsetAfter: Double
  /// The sum of all corrections of the offset, in points.
  public let correction: Double
  /// The distance scrolled through the content, corrections left out, in points.
  package let scrolledDistance: Double
  package let contentSizeBefore: LayoutSize
  package let contentSizeAfter: LayoutSize
  /// The number of cells whose height was asked for, each counted once.
  package let measuredCount: Int
  /// The number of times that cells were asked for preferred attributes.
  package let preferredAttributesCalls: Int
  /// The number of cells that were dequeued for what came into sight.
  package let dequeuedCellCount: Int
  /// The number of those that had to be made, because none was waiting.
  package let createdCellCount: Int
  /// The number of heights measured ahead of time that were left aside: the item is gone, or has
  /// another width now.
  package let staleHeightCount: Int
  /// The number of times that the visible elements were gone through until all agreed.
  public let passes: Int
  /// The anchor that kept its place; nil under the policy `none` or in an empty viewport.
  package let anchor: ScrollAnchor?
  /// How far the anchoring element moved on the screen beyond the distance scrolled, in points; nil
  /// if no element was the anchor.
  public let anchorDisplacement: Double?
  /// Every element visible before and after the step, from top to bottom as it was before.
  public let displacements: [Displacement]
  /// The findings of the step.
  public let findings: [CollectionFinding]

  /// The distance by which an edge of the content cut the request short, in points; 0 away from the
  /// edges.
  package var edgeClamp: Double { scrolledDistance - requestedDelta }

  /// The first item that was settled and fully visible, and that scrolling alone kept in sight; nil
  /// if there is none. Found under every anchor policy.
  public var firstFullyVisible: Displacement? {
    displacements.first { $0.element.kind == .item && $0.wasSettled && $0.staysInSight }
  }

  /// The largest distance, regardless of sign, of an element whose height was settled; 0 if there
  /// is none.
  public var largestDisplacement: Double {
    displacements.reduce(0) { $1.wasSettled ? max($0, abs($1.distance)) : $0 }
  }
}
