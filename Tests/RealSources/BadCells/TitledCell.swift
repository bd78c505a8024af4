import UIKit

/// A cell that no list can make.
final class TitledCell: UICollectionViewCell {
  init(title: String) {
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}
