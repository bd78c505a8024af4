import SelfSizingAutoLayout
import SelfSizingCells
import SelfSizingGeometry
import SelfSizingTypography

/// An item of a cell: a label, an image, a stack or a view.
public protocol CellItem<Content>: AnyObject, LayoutAnchorProviding {
  /// The content that fills the cell.
  associatedtype Content
  /// The rectangle that takes part in layout.
  var layoutItem: LayoutItem { get }
  /// The cell that the item belongs to; nil once the template is declared.
  var declaration: CellDeclaration<Content>? { get }
}

extension CellItem {
  /// The element whose anchors the item offers.
  public var layoutElement: LayoutElement { layoutItem }
  /// The rectangle inside the item's layout margins.
  public var layoutMarginsGuide: LayoutGuide { layoutItem.layoutMarginsGuide }

  /// Sets how strongly the item resists growing beyond its intrinsic size.
  @discardableResult
  public func contentHugging(_ priority: LayoutPriority, for axis: LayoutAxis) -> Self {
    layoutItem.contentHugging[axis] = priority
    return self
  }

  /// Sets how strongly the item resists shrinking below its intrinsic size.
  @discardableResult
  public func compressionResistance(_ priority: LayoutPriority, for axis: LayoutAxis) -> Self {
    layoutItem.compressionResistance[axis] = priority
    return self
  }

  /// Sets how strongly the item resists growing beyond its intrinsic size, on both axes.
  @discardableResult
  public func contentHugging(_ priority: LayoutPriority) -> Self {
    layoutItem.contentHugging = AxisPriorities(priority)
    return self
  }

  /// Sets how strongly the item resists shrinking below its intrinsic size, on both axes.
  @discardableResult
  public func compressionResistance(_ priority: LayoutPriority) -> Self {
    layoutItem.compressionResistance = AxisPriorities(priority)
    return self
  }

  /// The distances that ``layoutMarginsGuide`` keeps from the edges, in points.
  public var directionalLayoutMargins: DirectionalEdgeInsets {
    get { layoutItem.directionalLayoutMargins }
    set { layoutItem.directionalLayoutMargins = newValue }
  }

  /// The initial frame for ``autoresizingMask``, in points, in the containing view.
  public var frame: LayoutRect {
    get { layoutItem.frame }
    set { layoutItem.frame = newValue }
  }

  /// The autoresizing mask, by which the frame follows the containing view. Setting it positions
  /// the item by its ``frame`` instead of by constraints, like
  /// `translatesAutoresizingMaskIntoConstraints`.
  public var autoresizingMask: AutoresizingMask {
    get { layoutItem.autoresizingMask }
    set {
      layoutItem.autoresizingMask = newValue
      layoutItem.translatesAutoresizingMaskIntoConstraints = true
    }
  }

  /// Moves an item of the cell into this one.
  public func addSubview(_ item: some CellItem<Content>) {
    declaration?.adopt(item.layoutItem, into: layoutItem)
  }

  /// Adds a guide, which has anchors and no content.
  public func addLayoutGuide(_ guide: LayoutGuide) { layoutItem.addLayoutGuide(guide) }

  /// Sets the distances that ``layoutMarginsGuide`` keeps from the edges, in points.
  @discardableResult
  public func layoutMargins(_ margins: DirectionalEdgeInsets) -> Self {
    layoutItem.directionalLayoutMargins = margins
    return self
  }

  /// Hides the item for some contents; a stack does not arrange hidden items.
  @discardableResult
  public func hidden(_ isHidden: @escaping @Sendable (Content) -> Bool) -> Self {
    declaration?.bindHiding(layoutItem) { content, _ in isHidden(content) }
    return self
  }

  /// Hides the item under some traits; a stack does not arrange hidden items.
  ///
  /// A trailing closure that would fit both, such as `{ _ in true }`, is taken for one of the
  /// content.
  @_disfavoredOverload
  @discardableResult
  public func hidden(when isHidden: @escaping @Sendable (TraitCollection) -> Bool) -> Self {
    declaration?.bindHiding(layoutItem) { _, traits in isHidden(traits) }
    return self
  }

  /// Sets the fill of the item in drawings; `CellColor.clear` leaves an outline.
  @discardableResult
  public func backgroundColor(_ color: CellColor) -> Self {
    declaration?.fill(layoutItem, with: color)
    return self
  }

  /// Names the item for findings and reports.
  @discardableResult
  public func named(_ name: String) -> Self {
    declaration?.name(layoutItem, name)
    return self
  }
}
