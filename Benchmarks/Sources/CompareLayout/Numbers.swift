import SelfSizingCollectionLayout

/// A data source that costs next to nothing: items are numbers, one item may be inserted, and one
/// moved, without anything being stored. Its cells prefer the sizes they are given.
final class Numbers: CollectionViewDataSource, CollectionViewCellProvider {
  /// The number of items before anything is inserted.
  let count: Int
  /// Where an item is inserted, if one is.
  var inserted: Int?
  /// From where to where an item is moved, if one is.
  var moved: (from: Int, to: Int)?
  /// The height that the cell at `special` prefers; the others are 100 points high.
  var height = 100.0
  /// The item whose height is asked for.
  var special = -1

  init(count: Int) {
    self.count = count
  }

  func numberOfItems(inSection section: Int) -> Int { count + (inserted == nil ? 0 : 1) }

  func identity(ofItemAt indexPath: ItemIndexPath) -> ItemIdentity {
    var item = indexPath.item
    if let inserted {
      if item == inserted { return ItemIdentity(-1) }
      if item > inserted { item -= 1 }
    } else if let moved {
      if item == moved.to {
        item = moved.from
      } else {
        // Without the moved item, and then with room for it.
        if item > moved.to { item -= 1 }
        if item >= moved.from { item += 1 }
      }
    }
    return ItemIdentity(item)
  }

  func preferredLayoutAttributesFitting(_ layoutAttributes: CollectionViewLayoutAttributes)
    -> CollectionViewLayoutAttributes
  {
    var preferred = layoutAttributes
    preferred.frame.size.height = layoutAttributes.indexPath.item == special ? height : 100
    return preferred
  }
}
