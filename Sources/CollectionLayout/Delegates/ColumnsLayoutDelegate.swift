/// Decides about single items and sections of a columns layout; every method has a default.
public protocol ColumnsLayoutDelegate: AnyObject {
  /// Returns how long an item is for its width in points; as the layout says for all unless implemented.
  func columnsLayout(
    _ layout: ColumnsLayout, heightForItemAt indexPath: ItemIndexPath, width: Double
  ) -> ColumnsLayout.ItemHeight

  /// Returns a header's extent along the scroll axis, or nil for none; the layout's own header unless
  /// implemented.
  func columnsLayout(_ layout: ColumnsLayout, headerInSection section: Int) -> ElementHeight?
}

extension ColumnsLayoutDelegate {
  /// Returns the layout's own height of items, a square unless set.
  public func columnsLayout(
    _ layout: ColumnsLayout, heightForItemAt indexPath: ItemIndexPath, width: Double
  ) -> ColumnsLayout.ItemHeight {
    layout.itemHeight
  }

  /// Returns the layout's own header.
  public func columnsLayout(_ layout: ColumnsLayout, headerInSection section: Int)
    -> ElementHeight?
  {
    layout.header
  }
}

extension ColumnsLayout {
  /// Lets a delegate decide in place of the providers; it is not kept alive.
  public func setDelegate<Delegate: ColumnsLayoutDelegate>(_ delegate: Delegate) {
    itemHeightProvider = { [weak delegate, weak self] path, width in
      guard let self else { return .fixed(0) }
      let height = delegate?.columnsLayout(self, heightForItemAt: path, width: width)
      return self.height(height ?? self.itemHeight, forWidth: width)
    }
    headerProvider = { [weak delegate, weak self] section in
      guard let self else { return nil }
      guard let delegate else { return self.header }
      return delegate.columnsLayout(self, headerInSection: section)
    }
  }
}
