import SelfSizingUIKit

/// An app's own layout that shows one section, by the frames of its items.
open class FramesLayout: UICollectionViewLayout {
  /// The frames of the items, which `prepare()` of a subclass sets.
  public final var frames: [CGRect] = []

  /// Puts the items below each other, as high as they are said to be.
  public final func stack(_ height: (_ item: Int) -> CGFloat) {
    guard let collectionView else { return }
    var top: CGFloat = 0
    frames = (0..<collectionView.numberOfItems(inSection: 0)).map { item in
      defer { top += height(item) }
      return CGRect(x: 0, y: top, width: collectionView.bounds.width, height: height(item))
    }
  }

  open override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: frames.last?.maxY ?? 0)
  }

  open override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  {
    frames.indices.filter { frames[$0].intersects(rect) }
      .compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    guard frames.indices.contains(indexPath.item) else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = frames[indexPath.item]
    return attributes
  }
}
