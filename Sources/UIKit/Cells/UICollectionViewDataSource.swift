/// UIKit's `UICollectionViewDataSource`.
@MainActor @preconcurrency public protocol UICollectionViewDataSource: NSObjectProtocol {
  /// UIKit's `collectionView`.
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  /// UIKit's `collectionView`.
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  /// UIKit's `numberOfSections`.
  func numberOfSections(in collectionView: UICollectionView) -> Int
}
extension UICollectionViewDataSource {
  /// UIKit's `numberOfSections`.
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
}
