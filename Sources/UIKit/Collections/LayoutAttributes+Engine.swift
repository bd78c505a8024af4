import SelfSizingCollectionLayout
import SelfSizingGeometry

// Between UIKit's attributes and those of the layout engine, which are copied at this border.

extension IndexPath {
  init(_ path: ItemIndexPath) { self.init(item: path.item, section: path.section) }

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
    let names: [(UICollectionView.ScrollPosition, Self)] =
      switch axis {
      case .vertical:
        [(.top, .top), (.centeredVertically, .centeredVertically), (.bottom, .bottom)]
      case .horizontal:
        [(.left, .left), (.centeredHorizontally, .centeredHorizontally), (.right, .right)]
      }
    guard let named = names.first(where: { position.contains($0.0) }) else { return nil }
    self = named.1
  }
}
