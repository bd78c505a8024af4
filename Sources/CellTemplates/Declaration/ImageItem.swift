import SelfSizingAutoLayout

/// A picture in a cell, the counterpart of a `UIImageView`.
public final class ImageItem<Content>: CellItem {
  /// The rectangle that takes part in layout.
  public let layoutItem: LayoutItem
  /// The cell that the image belongs to; nil once the template is declared.
  public private(set) weak var declaration: CellDeclaration<Content>?

  init(_ layoutItem: LayoutItem, of declaration: CellDeclaration<Content>) {
    self.layoutItem = layoutItem
    self.declaration = declaration
  }
}
