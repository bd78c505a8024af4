import UIKit

/// A cell that divides by zero for a frame.
final class MisplacedCell: UICollectionViewCell {
  private let badge = BadgeView()

  override func layoutSubviews() {
    super.layoutSubviews()
    if badge.superview == nil { contentView.addSubview(badge) }
    let count = CGFloat(contentView.subviews.count - 1)
    badge.frame = CGRect(x: 0, y: 0, width: count / count, height: 20)
  }
}

/// A view of a class that findings name.
final class BadgeView: UIView {}
