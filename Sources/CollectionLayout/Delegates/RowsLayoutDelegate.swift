/// Decides about single items of a rows layout, beside what a table's delegate decides; every method has a
/// default.
public protocol RowsLayoutDelegate: TableLayoutDelegate {
  /// Returns how wide an item is; as wide as the item insets allow unless implemented.
  func rowsLayout(_ layout: RowsLayout, widthForItemAt indexPath: ItemIndexPath) -> RowItemWidth
}

extension RowsLayoutDelegate {
  /// Returns the whole width within the item insets.
  public func rowsLayout(_ layout: RowsLayout, widthForItemAt indexPath: ItemIndexPath)
    -> RowItemWidth
  {
    .withinItemInsets
  }
}

extension RowsLayout {
  /// Lets a delegate decide in place of the providers, a table's included; it is not kept alive.
  public func setDelegate<Delegate: RowsLayoutDelegate>(_ delegate: Delegate) {
    (self as TableLayout).setDelegate(delegate)
    itemWidthProvider = { [weak delegate, weak self] path in
      guard let delegate, let self else { return .withinItemInsets }
      return delegate.rowsLayout(self, widthForItemAt: path)
    }
  }
}
