import SelfSizingAutoLayout
import SelfSizingGeometry
import SelfSizingTypography

extension CellDeclaration {
  /// Declares an image view without an image; its size comes from constraints.
  public func image(fileID: StaticString = #fileID, line: UInt = #line) -> ImageItem<Content> {
    let item = ImageItem<Content>(makeItem(.image, name: "image", fileID, line))
    item.declaration = self
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
