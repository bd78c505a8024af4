/// UIKit's `UICollectionViewDelegateFlowLayout`.
@MainActor @preconcurrency
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {}
