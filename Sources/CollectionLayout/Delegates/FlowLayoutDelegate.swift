import SelfSizingGeometry

/// Decides about single items and sections of a flow layout: the counterpart of
/// `UICollectionViewDelegateFlowLayout`. Every method has a default, the layout's own property.
public protocol FlowLayoutDelegate: AnyObject {
  /// Returns an item's size in points.
  func flowLayout(_ layout: FlowLayout, sizeForItemAt indexPath: ItemIndexPath) -> LayoutSize

  /// Returns the metrics of a section.
  func flowLayout(_ layout: FlowLayout, metricsOfSection section: Int) -> FlowSection
}

extension FlowLayoutDelegate {
  /// Returns the layout's item size.
  public func flowLayout(_ layout: FlowLayout, sizeForItemAt indexPath: ItemIndexPath) -> LayoutSize
  {
    layout.itemSize
  }

  /// Returns the layout's own metrics.
  public func flowLayout(_ layout: FlowLayout, metricsOfSection section: Int) -> FlowSection {
    layout.commonSection
  }
}

extension FlowLayout {
  /// Lets a delegate decide in place of the providers; it is not kept alive.
  public func setDelegate<Delegate: FlowLayoutDelegate>(_ delegate: Delegate) {
    let (ownSize, ownSection) = (itemSize, commonSection)
    itemSizeProvider = { [weak delegate, weak self] path in
      guard let self else { return ownSize }
      return delegate?.flowLayout(self, sizeForItemAt: path) ?? self.itemSize
    }
    sectionProvider = { [weak delegate, weak self] index in
      guard let self else { return ownSection }
      return delegate?.flowLayout(self, metricsOfSection: index) ?? self.commonSection
    }
  }
}
