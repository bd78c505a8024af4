import SelfSizingAutoLayout
import SelfSizingGeometry
import SelfSizingTypography

extension CellDeclaration {
  /// Declares an image view without an image; its size comes from constraints.
  public func image(fileID: StaticString = #fileID, line: UInt = #line) -> ImageItem<Content> {
    ImageItem(makeItem(.image, name: "image", fileID, line), of: self)
  }

  /// Declares a scroll view as a plain container: it has no intrinsic size, and content beyond its
  /// bounds can be scrolled to, so it is not a finding.
  public func scrollView(fileID: StaticString = #fileID, line: UInt = #line) -> ViewItem<Content> {
    let item = view(fileID: fileID, line: line)
    clip(item.layoutItem, scrolls: true)
    return item
  }

  /// Declares a view whose intrinsic size, in points, depends on content and traits.
  public func view(
    fileID: StaticString = #fileID, line: UInt = #line,
    intrinsicSize size: @escaping @Sendable (Content, TraitCollection) -> LayoutSize
  ) -> ViewItem<Content> {
    let view = view(fileID: fileID, line: line)
    view.layoutItem.intrinsicAxes = .both
    bind(view.layoutItem, size: size)
    return view
  }
}

extension CellItem {
  /// Clips the item's contents to its bounds, `clipsToBounds`. Images and plain views cut off there
  /// are taken as intended; a text cut off is still a finding.
  @discardableResult
  public func clipsToBounds() -> Self {
    declaration?.clip(layoutItem, scrolls: false)
    return self
  }
}

extension StackItem {
  /// Lets a vertical stack measure its gaps from baseline to baseline,
  /// `isBaselineRelativeArrangement`.
  @discardableResult
  public func baselineRelativeArrangement() -> StackItem {
    layoutItem.stack?.isBaselineRelativeArrangement = true
    return self
  }
}
