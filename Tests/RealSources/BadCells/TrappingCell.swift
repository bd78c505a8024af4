import UIKit

/// A cell whose initializer traps, as one does that misses a resource.
final class TrappingCell: UICollectionViewCell {
  private let icons: [String: UIImage] = [:]

  override init(frame: CGRect) {
    super.init(frame: frame)
    let icon = icons["bell"]!
    contentView.addSubview(UIImageView(image: icon))
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}
