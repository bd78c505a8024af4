import SelfSizingCollectionLayout
import SelfSizingGeometry

/// Items by number, in sections, the sizes that their cells prefer, and those that they answered.
final class ScriptedItems: CollectionViewDataSource, CollectionViewCellProvider {
  /// The items' identities, by section.
  var sections: [[Int]] = []
  /// The axis along which the collection scrolls.
  let axis: LayoutAxis
  /// The sizes that were answered, by identity.
  private(set) var answered: [Int: LayoutSize] = [:]
  /// The extents that headers and their like answered.
  private(set) var answeredBoundaries: [CollectionElement: Double] = [:]
  private var preferred: [Int: LayoutSize] = [:]
  private var itemCount = 0

  init(axis: LayoutAxis) { self.axis = axis }

  /// Makes an item that is nowhere yet. Its cell prefers a size that follows from its number.
  func makeItem() -> Int {
    defer { itemCount += 1 }
    return itemCount
  }

  /// The number of items so far.
  var madeCount: Int { itemCount }

  /// Lets a cell prefer another size from now on.
  func setPreferredSize(_ size: LayoutSize, of identity: Int) { preferred[identity] = size }

  /// Forgets the sizes of items that are gone, from time to time.
  func forgetOthers() {
    let count = sections.reduce(0) { $0 + $1.count }
    guard answered.count > 2 * count + 100 else { return }
    let present = Set(sections.joined())
    answered = answered.filter { present.contains($0.key) }
    preferred = preferred.filter { present.contains($0.key) }
  }

  private func preferredSize(of identity: Int) -> LayoutSize {
    preferred[identity]
      ?? LayoutSize(
        width: Double(30 + identity * 53 % 140), height: Double(20 + identity * 37 % 90))
  }

  /// Returns what an element's cell prefers, and notes that it was asked.
  func answer(_ attributes: CollectionViewLayoutAttributes) -> CollectionViewLayoutAttributes {
    var answer = attributes
    let path = attributes.indexPath
    switch attributes.element.kind {
    case .item:
      let identity = sections[path.section][path.item]
      let size = preferredSize(of: identity)
      answered[identity] = size
      answer.frame.size = size
    case .header, .footer, .boundary:
      let extent = Double(30 + path.section % 5 * 7)
      answeredBoundaries[attributes.element] = extent
      answer.frame.size[axis] = extent
    case .background, .supplementary: break
    }
    return answer
  }

  func numberOfSections() -> Int { sections.count }

  func numberOfItems(inSection section: Int) -> Int { sections[section].count }

  func identity(ofItemAt indexPath: ItemIndexPath) -> ItemIdentity {
    ItemIdentity(sections[indexPath.section][indexPath.item])
  }

  func preferredLayoutAttributesFitting(_ layoutAttributes: CollectionViewLayoutAttributes)
    -> CollectionViewLayoutAttributes
  {
    answer(layoutAttributes)
  }
}

/// The same items, whose cells answer only what they answered before.
final class AnsweredItems: CollectionViewDataSource, CollectionViewCellProvider {
  private let items: ScriptedItems

  init(_ items: ScriptedItems) { self.items = items }

  func numberOfSections() -> Int { items.numberOfSections() }

  func numberOfItems(inSection section: Int) -> Int { items.numberOfItems(inSection: section) }

  func identity(ofItemAt indexPath: ItemIndexPath) -> ItemIdentity {
    items.identity(ofItemAt: indexPath)
  }

  func preferredLayoutAttributesFitting(_ layoutAttributes: CollectionViewLayoutAttributes)
    -> CollectionViewLayoutAttributes
  {
    known(layoutAttributes) ?? layoutAttributes
  }

  /// Returns what an element's cell answered; nil if it was not asked.
  func known(_ attributes: CollectionViewLayoutAttributes) -> CollectionViewLayoutAttributes? {
    var answer = attributes
    let path = attributes.indexPath
    if attributes.element.kind == .item {
      guard let size = items.answered[items.sections[path.section][path.item]] else { return nil }
      answer.frame.size = size
    } else {
      guard let extent = items.answeredBoundaries[attributes.element] else { return nil }
      answer.frame.size[items.axis] = extent
    }
    return answer
  }
}
