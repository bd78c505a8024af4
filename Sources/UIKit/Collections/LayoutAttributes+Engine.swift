import SelfSizingCollectionLayout
import SelfSizingGeometry

// Between UIKit's attributes and those of the layout engine, which are copied at this border.

extension IndexPath {
  /// Creates the index path of an element.
  init(_ path: ItemIndexPath) { self.init(item: path.item, section: path.section) }

  /// The index path as the layout engine takes it.
  var itemPath: ItemIndexPath { ItemIndexPath(item: item, section: section) }
}

extension UICollectionViewLayout {
  /// Returns the name of a kind of supplementary or decoration views; nil for that of cells.
  final func kindName(of element: CollectionElement) -> String? {
    switch element.kind {
    case .item: nil
    case .header: UICollectionView.elementKindSectionHeader
    case .footer: UICollectionView.elementKindSectionFooter
    case .background, .boundary, .supplementary: furtherKindName(of: element)
    }
  }

  /// Returns attributes of the layout's own class for those of the engine.
  final func attributes(_ placed: CollectionViewLayoutAttributes)
    -> UICollectionViewLayoutAttributes
  {
    if let own = (engine as? AppLayout)?.attributes(of: placed.element) { return own }
    let kind =
      type(of: self).layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
      ?? UICollectionViewLayoutAttributes.self
    let attributes = kind.init()
    attributes.indexPath = IndexPath(placed.indexPath)
    switch placed.element.kind {
    case .item: break
    case .background: attributes.representedElementCategory = .decorationView
    default: attributes.representedElementCategory = .supplementaryView
    }
    attributes.representedElementKind = kindName(of: placed.element)
    attributes.frame = CGRect(placed.frame)
    attributes.zIndex = placed.zIndex
    attributes.alpha = CGFloat(placed.alpha)
    attributes.isHidden = placed.isHidden
    return attributes
  }
}

extension CollectionView.ScrollPosition {
  /// The position that an option set names along an axis; nil if it names none.
  init?(_ position: UICollectionView.ScrollPosition, along axis: LayoutAxis) {
    switch axis {
    case .vertical:
      if position.contains(.top) {
        self = .top
      } else if position.contains(.centeredVertically) {
        self = .centeredVertically
      } else if position.contains(.bottom) {
        self = .bottom
      } else {
        return nil
      }
    case .horizontal:
      if position.contains(.left) {
        self = .left
      } else if position.contains(.centeredHorizontally) {
        self = .centeredHorizontally
      } else if position.contains(.right) {
        self = .right
      } else {
        return nil
      }
    }
  }
}
