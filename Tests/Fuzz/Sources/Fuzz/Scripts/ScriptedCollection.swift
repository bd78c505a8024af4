import SelfSizing

/// Items by number, in sections, and the lengths that their cells prefer.
final class ScriptedCollection: CollectionViewDataSource, CollectionViewCellProvider {
  var sections: [[Int]] = []
  var lengths: [Int: Double] = [:]
  var axis = LayoutAxis.vertical
  /// How many items there were so far.
  private(set) var itemCount = 0

  /// Makes an item with a preferred length in points, which is nowhere yet.
  func makeItem(_ length: Double) -> Int {
    defer { itemCount += 1 }
    lengths[itemCount] = length
    return itemCount
  }

  /// Forgets the lengths of items that are gone, now and then, so that memory shows the view alone.
  func forgetOthers() {
    let count = sections.reduce(0) { $0 + $1.count }
    guard lengths.count > 2 * count + 100 else { return }
    let present = Set(sections.joined())
    lengths = lengths.filter { present.contains($0.key) }
  }

  func numberOfSections() -> Int { sections.count }

  func numberOfItems(inSection section: Int) -> Int { sections[section].count }

  func identity(ofItemAt indexPath: ItemIndexPath) -> ItemIdentity {
    ItemIdentity(sections[indexPath.section][indexPath.item])
  }

  func preferredLayoutAttributesFitting(_ layoutAttributes: CollectionViewLayoutAttributes)
    -> CollectionViewLayoutAttributes
  {
    var preferred = layoutAttributes
    let path = layoutAttributes.indexPath
    let isItem = layoutAttributes.element.kind == .item
    preferred.frame.size[axis] =
      isItem ? lengths[sections[path.section][path.item]] ?? 20 : 23.5
    return preferred
  }

  /// The index paths of all items.
  var indexPaths: [ItemIndexPath] {
    sections.indices.flatMap { section in
      sections[section].indices.map { ItemIndexPath(item: $0, section: section) }
    }
  }
}
