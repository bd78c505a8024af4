import UIKit

/// A cell whose initializer does not end.
final class HangingCell: UICollectionViewCell {
  override init(frame: CGRect) {
    super.init(frame: frame)
    while !isHidden {}
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}
