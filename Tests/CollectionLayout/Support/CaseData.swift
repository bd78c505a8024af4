import SelfSizingCollectionLayout
import SelfSizingGeometry

/// Items that no one asks.
final class CaseData: CollectionViewDataSource, CollectionViewCellProvider {
  let counts: [Int]

  init(counts: [Int]) { self.counts = counts }

  func numberOfSections() -> Int { counts.count }
  func numberOfItems(inSection section: Int) -> Int { counts[section] }
  func identity(ofItemAt indexPath: ItemIndexPath) -> ItemIdentity {
    ItemIdentity(indexPath.section << 32 + indexPath.item)
  }
  func preferredLayoutAttributesFitting(_ layoutAttributes: CollectionViewLayoutAttributes)
    -> CollectionViewLayoutAttributes
  {
    layoutAttributes
  }
}
