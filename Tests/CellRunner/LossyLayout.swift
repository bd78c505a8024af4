import SelfSizingUIKit
import UIKitTestSupport

/// A column whose queries forget an item once the list is scrolled.
final class LossyLayout: FramesLayout {
  // A member that the overlay adds to an app's classes.
  override class var declarationSite: (fileID: StaticString, line: UInt)? { (#fileID, 1) }

  private var heights: [Int: CGFloat] = [:]

  override func prepare() { stack { heights[$0] ?? 80 } }

  override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  {
    super.layoutAttributesForElements(in: rect)?
      .filter { !($0.indexPath.item == 7 && rect.minY > 100) }
  }

  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
    withOriginalAttributes original: UICollectionViewLayoutAttributes
  ) -> Bool { preferred.size.height != original.size.height }

  override func invalidationContext(
    forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
    withOriginalAttributes original: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    heights[preferred.indexPath.item] = preferred.size.height
    return super.invalidationContext(
      forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
  }
}

/// A cell of a number; the third never agrees with itself.
final class TileCell: UICollectionViewCell {
  // Members that the overlay adds to an app's classes.
  override class func makeInstance(frame: CGRect) -> UIView? { TileCell(frame: frame) }
  override class var declarationSite: (fileID: StaticString, line: UInt)? { (#fileID, 2) }

  var number = 0

  override func preferredLayoutAttributesFitting(_ attributes: UICollectionViewLayoutAttributes)
    -> UICollectionViewLayoutAttributes
  {
    attributes.size.height =
      number == 3 ? attributes.size.height + 10 : CGFloat(60 + number % 5 * 8)
    return attributes
  }
}

/// A collection of tiles.
final class TilesController: UICollectionViewController {
  init() { super.init(collectionViewLayout: LossyLayout()) }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(TileCell.self, forCellWithReuseIdentifier: "tile")
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 60 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    (cell as? TileCell)?.number = indexPath.item
    return cell
  }
}
