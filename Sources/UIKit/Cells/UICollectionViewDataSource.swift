@MainActor @preconcurrency public protocol UICollectionViewDataSource: NSObjectProtocol {
  func collectionView(_ list: UICollectionView, numberOfItemsInSection section: Int) -> Int
  func collectionView(_ list: UICollectionView, cellForItemAt path: IndexPath)
    -> UICollectionViewCell
  func numberOfSections(in list: UICollectionView) -> Int
  func collectionView(
    _ list: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
  ) -> UICollectionReusableView
}
extension UICollectionViewDataSource {
  public func numberOfSections(in list: UICollectionView) -> Int { 1 }
  /// A plain view, and a finding: UIKit raises an exception where the method is missing.
  public func collectionView(
    _ list: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
  ) -> UICollectionReusableView { list.missingSupplementaryView(ofKind: kind, at: path) }
}

extension UICollectionView {
  final func missingSupplementaryView(ofKind kind: String, at path: IndexPath)
    -> UICollectionReusableView
  {
    HeadlessFindings.record(
      .notCalled, of: self,
      "the data source has no view for the supplementary element \(kind) at \(path)")
    return UICollectionReusableView(frame: .zero)
  }
}
