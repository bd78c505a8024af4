import UIKit

/// A cell with a constraint to a label that it has not added.
final class StrangerCell: UICollectionViewCell {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.topAnchor.constraint(equalTo: contentView.topAnchor).isActive = true
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}
