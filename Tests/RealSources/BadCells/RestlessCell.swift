import UIKit

/// A cell that asks for another layout in each one.
final class RestlessCell: UICollectionViewCell {
  override func layoutSubviews() {
    super.layoutSubviews()
    setNeedsLayout()
  }
}
