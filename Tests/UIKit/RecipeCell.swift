import SelfSizingUIKit

/// A cell as an app writes one; nothing in it knows of this package but the import.
final class RecipeCell: UICollectionViewCell {
  private let photo = UIImageView()
  private let titleLabel: UILabel = {
    let label = UILabel()
    label.font = UIFont.preferredFont(forTextStyle: .headline)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    return label
  }()
  private lazy var summaryLabel: UILabel = {
    let label = UILabel()
    label.font = UIFont.preferredFont(forTextStyle: .subheadline)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 3
    label.setContentCompressionResistancePriority(UILayoutPriority(749), for: .vertical)
    return label
  }()
  private let timeLabel = UILabel()
  private let badge = UILabel()
  private let footer = UIStackView()
  private let texts = UIStackView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private func setUp() {
    contentView.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 11, leading: 16, bottom: 11, trailing: 16)
    photo.image = UIImage(named: "photo")
    photo.translatesAutoresizingMaskIntoConstraints = false
    for label in [timeLabel, badge] {
      label.font = .preferredFont(forTextStyle: label === badge ? .caption2 : .caption1)
      label.adjustsFontForContentSizeCategory = true
    }
    badge.text = "NEW"
    badge.setContentHuggingPriority(.required, for: .horizontal)
    footer.spacing = 8
    footer.alignment = .firstBaseline
    footer.addArrangedSubview(timeLabel)
    footer.addArrangedSubview(badge)
    texts.axis = .vertical
    texts.spacing = 4
    texts.translatesAutoresizingMaskIntoConstraints = false
    for view in [titleLabel, summaryLabel, footer] { texts.addArrangedSubview(view) }
    contentView.addSubview(photo)
    contentView.addSubview(texts)
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      photo.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      photo.topAnchor.constraint(equalTo: margins.topAnchor),
      photo.bottomAnchor.constraint(lessThanOrEqualTo: margins.bottomAnchor),
      photo.widthAnchor.constraint(equalToConstant: 88),
      photo.heightAnchor.constraint(equalToConstant: 88),
      texts.leadingAnchor.constraint(equalTo: photo.trailingAnchor, constant: 12),
      texts.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      texts.topAnchor.constraint(equalTo: margins.topAnchor),
      texts.bottomAnchor.constraint(lessThanOrEqualTo: margins.bottomAnchor),
      contentView.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
    ])
  }

  func configure(title: String, summary: String, minutes: Int, isNew: Bool) {
    titleLabel.text = title
    summaryLabel.text = summary
    timeLabel.text = "\(minutes) min"
    badge.isHidden = !isNew
    footer.axis =
      traitCollection.preferredContentSizeCategory.isAccessibilityCategory
      ? .vertical : .horizontal
    footer.alignment =
      traitCollection.preferredContentSizeCategory.isAccessibilityCategory
      ? .leading : .firstBaseline
  }

  override func preferredLayoutAttributesFitting(_ attributes: UICollectionViewLayoutAttributes)
    -> UICollectionViewLayoutAttributes
  {
    let size = contentView.systemLayoutSizeFitting(
      CGSize(width: attributes.size.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    attributes.size.height = size.height
    return attributes
  }

  /// The frames of the labels as layout has left them, for tests.
  var labelFrames: [CGRect] { [titleLabel, summaryLabel].map { $0.convert($0.bounds, to: self) } }
}
