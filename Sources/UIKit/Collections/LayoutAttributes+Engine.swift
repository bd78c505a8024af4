import SelfSizingCollectionLayout
import SelfSizingGeometry

// Between UIKit's attributes and those of the layout engine, which are copied at this border.

extension IndexPath {
  init(_ path: ItemIndexPath) { self.init(item: path.item, section: path.section) }
  var itemPath: ItemIndexPath { ItemIndexPath(item: item, section: section) }
}

extension UICollectionViewLayout {
  final func kindName(of element: CollectionElement) -> String? {
    switch element.kind {
    case .item: nil
    case .header: UICollectionView.elementKindSectionHeader
    case .footer: UICollectionView.elementKindSectionFooter
    case .background, .boundary, .supplementary: furtherKindName(of: element)
    }
  }

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
  init?(_ position: UICollectionView.ScrollPosition, along axis: LayoutAxis) {
    let isVertical = axis == .vertical
    if position.contains(isVertical ? .top : .left) {
      self = isVertical ? .top : .left
    } else if position.contains(isVertical ? .centeredVertically : .centeredHorizontally) {
      self = isVertical ? .centeredVertically : .centeredHorizontally
    } else if position.contains(isVertical ? .bottom : .right) {
      self = isVertical ? .bottom : .right
    } else {
      return nil
    }
  }
}
