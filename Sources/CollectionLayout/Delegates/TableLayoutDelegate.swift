/// Decides about single rows and sections of a table; every method has a default.
public protocol TableLayoutDelegate: AnyObject {
  /// Returns the metrics of a section; the layout's own unless implemented.
  func tableLayout(_ layout: TableLayout, metricsOfSection section: Int) -> TableSection

  /// Returns a row's height for its width in points; that of its section unless implemented.
  func tableLayout(
    _ layout: TableLayout, heightForRowAt indexPath: ItemIndexPath, width: Double
  ) -> ElementHeight
}

extension TableLayoutDelegate {
  /// Returns the layout's own metrics.
  public func tableLayout(_ layout: TableLayout, metricsOfSection section: Int) -> TableSection {
    layout.section
  }

  /// Returns the height of the section's items.
  public func tableLayout(
    _ layout: TableLayout, heightForRowAt indexPath: ItemIndexPath, width: Double
  ) -> ElementHeight {
    tableLayout(layout, metricsOfSection: indexPath.section).items
  }
}

extension TableLayout {
  /// Lets a delegate decide in place of the providers; it is not kept alive.
  public func setDelegate<Delegate: TableLayoutDelegate>(_ delegate: Delegate) {
    let own = section
    sectionProvider = { [weak delegate, weak self] index in
      guard let self else { return own }
      return delegate?.tableLayout(self, metricsOfSection: index) ?? self.section
    }
    itemHeightProvider = { [weak delegate, weak self] path, width in
      guard let self else { return own.items }
      return delegate?.tableLayout(self, heightForRowAt: path, width: width) ?? self.section.items
    }
  }
}
