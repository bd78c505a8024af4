import SelfSizingCollectionLayout
import SelfSizingGeometry

/// A data source and cell provider in one: items by number, and the height that each one's cell
/// prefers.
final class TestCollection: CollectionViewDataSource, CollectionViewCellProvider {
  /// The items' identities, by section.
  var sections: [[Int]]
  /// The height that a cell prefers for a width; nil keeps what it was given.
  var preferredHeight: (_ element: CollectionElement, _ item: Int, _ width: Double) -> Double?
  /// The extent across that a cell prefers, by its item; nil where cells do not decide.
  var preferredWidth: ((_ item: Int) -> Double)?
  /// The axis along which the collection scrolls.
  var axis = LayoutAxis.vertical
  /// The number of reuse identifiers that items have alternately.
  var kinds = 1
  /// The number of times that cells were asked.
  private(set) var calls = 0

  init(
    sections: [[Int]],
    preferredHeight:
      @escaping (_ element: CollectionElement, _ item: Int, _ width: Double) -> Double? = {
        _, _, _ in nil
      }
  ) {
    self.sections = sections
    self.preferredHeight = preferredHeight
  }

  /// Creates one section of items whose cells prefer heights by their number.
  convenience init(heights: [Double]) {
    self.init(sections: [Array(heights.indices)]) { element, item, _ in
      element.kind == .item ? heights[item] : nil
    }
  }

  func numberOfSections() -> Int { sections.count }

  func numberOfItems(inSection section: Int) -> Int { sections[section].count }

  func identity(ofItemAt indexPath: ItemIndexPath) -> ItemIdentity {
    ItemIdentity(sections[indexPath.section][indexPath.item])
  }

  func reuseIdentifier(for element: CollectionElement) -> ReuseIdentifier {
    guard element.kind == .item else { return .standard(for: element.kind) }
    let item = sections[element.indexPath.section][element.indexPath.item]
    return kinds == 1 ? "item" : ReuseIdentifier("item \(item % kinds)")
  }

  func preferredLayoutAttributesFitting(_ layoutAttributes: CollectionViewLayoutAttributes)
    -> CollectionViewLayoutAttributes
  {
    calls += 1
    let path = layoutAttributes.indexPath
    let item = layoutAttributes.element.kind == .item ? sections[path.section][path.item] : -1
    var preferred = layoutAttributes
    if let height = preferredHeight(
      layoutAttributes.element, item, layoutAttributes.frame.size[axis.perpendicular])
    {
      preferred.size[axis] = height
    }
    if let preferredWidth, layoutAttributes.element.kind == .item {
      preferred.size[axis.perpendicular] = preferredWidth(item)
    }
    return preferred
  }

  /// Returns a collection view on this collection.
  func view(
    _ layout: CollectionViewLayout, width: Double = 320, height: Double = 480,
    contentInset: LayoutEdgeInsets = .zero, scale: Double = 2,
    policy: ScrollAnchorPolicy = .firstFullyVisible
  ) throws(CollectionLayoutError) -> CollectionView {
    let view = try CollectionView(
      collectionViewLayout: layout,
      viewport: CollectionViewport(
        size: LayoutSize(width: width, height: height), contentInset: contentInset,
        displayScale: scale),
      dataSource: self, cellProvider: self)
    view.anchorPolicy = policy
    return view
  }
}
