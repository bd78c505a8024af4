import SelfSizingViews

/// The labels and the image of a cell's style, where constraints put them.
///
/// The labels stand inside the margins; how far they are apart is assumed.
@MainActor final class StandardCellContents {
  let textLabel = UILabel()
  let detailTextLabel: UILabel?
  let imageView: UIImageView = ShownImageView(frame: .zero)

  init(_ style: UITableViewCell.CellStyle, in content: UIView) {
    let detail: UILabel? = style == .default ? nil : UILabel()
    detailTextLabel = detail
    Appearances.withDefaults {
      textLabel.font = .preferredFont(forTextStyle: style == .value2 ? .footnote : .body)
      detail?.font = .preferredFont(
        forTextStyle: style == .subtitle ? .caption1 : style == .value2 ? .footnote : .body)
    }
    textLabel.adjustsFontForContentSizeCategory = true
    detail?.adjustsFontForContentSizeCategory = true
    let texts = UIStackView(arrangedSubviews: [textLabel] + (detail.map { [$0] } ?? []))
    texts.axis = style == .subtitle ? .vertical : .horizontal
    texts.spacing = style == .subtitle ? 0 : 8
    let row = UIStackView(arrangedSubviews: [imageView, texts])
    row.spacing = 16
    row.alignment = .center
    row.translatesAutoresizingMaskIntoConstraints = false
    imageView.setContentHuggingPriority(.required, for: .horizontal)
    content.addSubview(row)
    let margins = content.layoutMarginsGuide
    NSLayoutConstraint.activate([
      row.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      row.topAnchor.constraint(equalTo: margins.topAnchor),
      row.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      content.heightAnchor.constraint(
        greaterThanOrEqualToConstant: CGFloat(
          HeadlessEnvironment.platform.minimumRowHeight(
            for: content.traitCollection.measuringTraits
          )
          .value)),
    ])
  }
}

/// An image view that takes no room while it has no image.
@MainActor private final class ShownImageView: UIImageView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override var image: UIImage? { didSet { isHidden = image == nil } }
}
