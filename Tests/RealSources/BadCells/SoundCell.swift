import UIKit

/// A cell with nothing wrong: 10 above and below a view of 24.
final class SoundCell: UICollectionViewCell {
  override init(frame: CGRect) {
    super.init(frame: frame)
    let bar = UIView()
    bar.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(bar)
    NSLayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
      bar.heightAnchor.constraint(equalToConstant: 24),
      bar.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}
