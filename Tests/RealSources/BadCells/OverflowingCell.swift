import UIKit

/// A cell whose initializer traps without a message.
final class OverflowingCell: UICollectionViewCell {
  private var count: UInt8 = 255

  override init(frame: CGRect) {
    super.init(frame: frame)
    count += UInt8(contentView.subviews.count + 1)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}
