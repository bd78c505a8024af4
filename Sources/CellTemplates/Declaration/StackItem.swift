import SelfSizingAutoLayout
import SelfSizingCells
import SelfSizingGeometry
import SelfSizingTypography

/// A stack of items, the counterpart of a `UIStackView`.
public final class StackItem<Content>: CellItem {
  /// The rectangle that takes part in layout.
  public let layoutItem: LayoutItem
  /// The cell that the stack belongs to; nil once the template is declared.
  public private(set) weak var declaration: CellDeclaration<Content>?

  init(_ layoutItem: LayoutItem, of declaration: CellDeclaration<Content>) {
    self.layoutItem = layoutItem
    self.declaration = declaration
  }

  /// Arranges the stack differently under some traits, typically at the accessibility sizes: along
  /// an axis, and with an alignment and spacing, in points, that replace the declared ones if
  /// given.
  @discardableResult
  public func axis(
    _ axis: LayoutAxis, alignment: StackArrangement.Alignment? = nil, spacing: Double? = nil,
    when isActive: @escaping @Sendable (TraitCollection) -> Bool
  ) -> StackItem {
    let change = StackReflow(axis: axis, alignment: alignment, spacing: spacing)
    declaration?.bind(layoutItem, change) { _, traits in isActive(traits) }
    return self
  }

  /// Arranges the stack differently for some contents, as for some traits.
  @discardableResult
  public func axis(
    _ axis: LayoutAxis, alignment: StackArrangement.Alignment? = nil, spacing: Double? = nil,
    _ isActive: @escaping @Sendable (Content) -> Bool
  ) -> StackItem {
    let change = StackReflow(axis: axis, alignment: alignment, spacing: spacing)
    declaration?.bind(layoutItem, change) { content, _ in isActive(content) }
    return self
  }

  /// Binds the spacing, in points, to the content; each compiles the layout once, 64 are kept.
  @discardableResult
  public func spacing(_ spacing: @escaping @Sendable (Content) -> Double) -> StackItem {
    declaration?.bind(layoutItem, spacing: { content, _ in spacing(content) })
    return self
  }

  /// Binds the spacing, in points, to the traits.
  @_disfavoredOverload
  @discardableResult
  public func spacing(when spacing: @escaping @Sendable (TraitCollection) -> Double) -> StackItem {
    declaration?.bind(layoutItem, spacing: { _, traits in spacing(traits) })
    return self
  }

  /// Replaces the spacing after one of the stack's items.
  @discardableResult
  public func customSpacing(_ spacing: Double, after item: some CellItem<Content>) -> StackItem {
    layoutItem.setCustomSpacing(spacing, after: item.layoutItem)
    return self
  }

  /// Arranges the items within the stack's ``CellItem/layoutMargins(_:)``.
  @discardableResult
  public func layoutMarginsRelativeArrangement() -> StackItem {
    layoutItem.stack?.isLayoutMarginsRelativeArrangement = true
    return self
  }
}
