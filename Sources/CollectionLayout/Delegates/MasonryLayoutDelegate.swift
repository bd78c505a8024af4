/// Decides about single items and sections of a masonry; every method has a default.
public protocol MasonryLayoutDelegate: AnyObject {
  /// Returns the metrics of a section; the layout's own unless implemented.
  func masonryLayout(_ layout: MasonryLayout, metricsOfSection section: Int) -> MasonrySection

  /// Returns an item's height for its width in points; that of its section unless implemented.
  func masonryLayout(
    _ layout: MasonryLayout, heightForItemAt indexPath: ItemIndexPath, width: Double
  ) -> ElementHeight
}

extension MasonryLayoutDelegate {
  /// Returns the layout's own metrics.
  public func masonryLayout(_ layout: MasonryLayout, metricsOfSection section: Int)
    -> MasonrySection
  {
    layout.section
  }

  /// Returns the height of the section's items.
  public func masonryLayout(
    _ layout: MasonryLayout, heightForItemAt indexPath: ItemIndexPath, width: Double
  ) -> ElementHeight {
    masonryLayout(layout, metricsOfSection: indexPath.section).items
  }
}

extension MasonryLayout {
  /// Lets a delegate decide in place of the providers; it is not kept alive.
  public func setDelegate<Delegate: MasonryLayoutDelegate>(_ delegate: Delegate) {
    let own = section
    sectionProvider = { [weak delegate, weak self] index in
      guard let self else { return own }
      return delegate?.masonryLayout(self, metricsOfSection: index) ?? self.section
    }
    itemHeightProvider = { [weak delegate, weak self] path, width in
      guard let self else { return own.items }
      return delegate?.masonryLayout(self, heightForItemAt: path, width: width)
        ?? self.section.items
    }
  }
}
