import UIKit

/// A cell that ends the process as if all were well.
final class LeavingCell: UICollectionViewCell {
  override init(frame: CGRect) {
    super.init(frame: frame)
    exit(0)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}
