import Foundation
import SelfSizingUIKit

/// The card as an app writes it in code: a photo, and three labels in a stack beside it.
final class LiveCard: UICollectionViewCell {
  private let photo = UIImageView()
  private let titleLabel = UILabel()
  private let summaryLabel = UILabel()
  private let timeLabel = UILabel()
  private let texts = UIStackView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 11, leading: 16, bottom: 11, trailing: 16)
    titleLabel.font = .preferredFont(forTextStyle: .headline)
    titleLabel.numberOfLines = 0
    summaryLabel.font = .preferredFont(forTextStyle: .subheadline)
    summaryLabel.numberOfLines = 3
    summaryLabel.setContentCompressionResistancePriority(UILayoutPriority(749), for: .vertical)
    timeLabel.font = .preferredFont(forTextStyle: .caption1)
    texts.axis = .vertical
    texts.spacing = 4
    for view in [titleLabel, summaryLabel, timeLabel] { texts.addArrangedSubview(view) }
    for view in [photo, texts] as [UIView] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      photo.widthAnchor.constraint(equalToConstant: 88),
      photo.heightAnchor.constraint(equalToConstant: 88),
      photo.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      photo.topAnchor.constraint(equalTo: margins.topAnchor),
      photo.bottomAnchor.constraint(lessThanOrEqualTo: margins.bottomAnchor),
      texts.leadingAnchor.constraint(equalTo: photo.trailingAnchor, constant: 12),
      texts.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      texts.topAnchor.constraint(equalTo: margins.topAnchor),
      texts.bottomAnchor.constraint(lessThanOrEqualTo: margins.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func configure(title: String, summary: String, time: String) {
    titleLabel.text = title
    summaryLabel.text = summary
    timeLabel.text = time
  }

  /// Sets the fonts of the labels, from the first to the last.
  func setFonts(_ fonts: [UIFont]) {
    for (label, font) in zip([titleLabel, summaryLabel, timeLabel], fonts) { label.font = font }
  }

  /// The height in a list of a width.
  func height(_ width: CGFloat) -> Double {
    Double(
      systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height)
  }
}

/// A cell of twelve views: rows of two labels in stacks.
final class TwelveViews: UICollectionViewCell {
  override init(frame: CGRect) {
    super.init(frame: frame)
    var above = contentView.topAnchor
    for row in 0..<3 {
      let (first, second) = (UILabel(), UILabel())
      first.text = "Row \(row)"
      second.text = "Value"
      let stack = UIStackView(arrangedSubviews: [first, second])
      stack.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(stack)
      NSLayoutConstraint.activate([
        stack.topAnchor.constraint(equalTo: above, constant: 8),
        stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
        stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      ])
      above = stack.bottomAnchor
    }
    let line = UIView()
    line.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(line)
    NSLayoutConstraint.activate([
      line.topAnchor.constraint(equalTo: above, constant: 8),
      line.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      line.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      line.heightAnchor.constraint(equalToConstant: 1),
      line.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}
