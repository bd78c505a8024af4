import SelfSizingGeometry

/// Where and how an element of a collection appears: `UICollectionViewLayoutAttributes` as a value,
/// so a cell may edit what it was given and return it.
public struct CollectionViewLayoutAttributes: Hashable, Sendable {
  /// Which element the attributes describe.
  public var element: CollectionElement
  /// The place and size in content coordinates, in points.
  public var frame: LayoutRect
  /// The column that the item rides in, from 0 at the left; nil for headers and footers.
  public var column: Int?
  /// The order from back to front; higher is nearer.
  public var zIndex: Int
  /// The opacity, from 0 to 1.
  public var alpha: Double
  /// Whether the element is not shown.
  public var isHidden: Bool
  /// Whether a header or footer is held at the viewport's edge, away from its place in the content.
  public var isPinned: Bool

  /// Creates attributes of a visible, opaque element.
  @inline(__always)
  public init(
    element: CollectionElement, frame: LayoutRect, column: Int? = nil, zIndex: Int = 0,
    alpha: Double = 1, isHidden: Bool = false, isPinned: Bool = false
  ) {
    self.element = element
    self.frame = frame
    self.column = column
    self.zIndex = zIndex
    self.alpha = alpha
    self.isHidden = isHidden
    self.isPinned = isPinned
  }

  /// The place of the element; headers and footers have item 0.
  public var indexPath: ItemIndexPath { element.indexPath }
  package var representedElementKind: CollectionElementKind { element.kind }

  /// The size of the frame, in points.
  public var size: LayoutSize {
    get { frame.size }
    set { frame.size = newValue }
  }
}
