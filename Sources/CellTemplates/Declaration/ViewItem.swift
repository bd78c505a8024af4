import SelfSizingAutoLayout
import SelfSizingGeometry

/// A view in a cell, the counterpart of a `UIView`: the content view, a container, a control.
public final class ViewItem<Content>: CellItem {
  /// The rectangle that takes part in layout.
  public let layoutItem: LayoutItem
  /// The cell that the view belongs to; nil once the template is declared.
  public internal(set) weak var declaration: CellDeclaration<Content>?
  private(set) var hasMargins = false

  init(_ layoutItem: LayoutItem, of declaration: CellDeclaration<Content>?) {
    self.layoutItem = layoutItem
    self.declaration = declaration
  }

  /// The distances that ``CellItem/layoutMarginsGuide`` keeps from the edges, in points.
  public var directionalLayoutMargins: DirectionalEdgeInsets {
    get { layoutItem.directionalLayoutMargins }
    set {
      layoutItem.directionalLayoutMargins = newValue
      hasMargins = true
    }
  }
}
