@MainActor @preconcurrency public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  func collectionView(_ list: UICollectionView, didSelectItemAt path: IndexPath)
  func collectionView(_ list: UICollectionView, shouldSelectItemAt path: IndexPath) -> Bool
  func collectionView(
    _ list: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt path: IndexPath)
  func collectionView(
    _ list: UICollectionView, targetContentOffsetForProposedContentOffset offset: CGPoint
  ) -> CGPoint
}
extension UICollectionViewDelegate {
  public func collectionView(_ list: UICollectionView, didSelectItemAt path: IndexPath) {}
  public func collectionView(_ list: UICollectionView, shouldSelectItemAt path: IndexPath) -> Bool {
    true
  }
  public func collectionView(
    _ list: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt path: IndexPath
  ) {}
  public func collectionView(
    _ list: UICollectionView, targetContentOffsetForProposedContentOffset offset: CGPoint
  ) -> CGPoint { offset }
}
