/// UIKit's `UICollectionViewFlowLayout`.
@MainActor @preconcurrency open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// UIKit's `automaticSize`.
  public static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
  /// UIKit's `minimumLineSpacing`.
  open var minimumLineSpacing: CGFloat = 10
  /// UIKit's `minimumInteritemSpacing`.
  open var minimumInteritemSpacing: CGFloat = 10
  /// UIKit's `itemSize`.
  open var itemSize = CGSize(width: 50, height: 50)
  /// UIKit's `estimatedItemSize`.
  open var estimatedItemSize = CGSize.zero
  /// UIKit's `scrollDirection`.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// UIKit's `headerReferenceSize`.
  open var headerReferenceSize = CGSize.zero
  /// UIKit's `footerReferenceSize`.
  open var footerReferenceSize = CGSize.zero
  /// UIKit's `sectionInset`.
  open var sectionInset = UIEdgeInsets.zero
  /// UIKit's `sectionHeadersPinToVisibleBounds`.
  open var sectionHeadersPinToVisibleBounds = false
  /// UIKit's `sectionFootersPinToVisibleBounds`.
  open var sectionFootersPinToVisibleBounds = false
}
