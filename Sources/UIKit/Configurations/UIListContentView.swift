@MainActor @preconcurrency open class UIListContentView: UIView, UIContentView {
  private final var list: UIListContentConfiguration
  private final let picture = ListImageView(frame: .zero)
  private final let first = UILabel()
  private final let second = UILabel()
  private final let texts = UIStackView()
  private final let row = UIStackView()
  public init(configuration: UIListContentConfiguration) {
    list = configuration
    super.init(frame: .zero)
    for view in [first, second] { texts.addArrangedSubview(view) }
    for view in [picture, texts] { row.addArrangedSubview(view) }
    row.alignment = .center
    row.translatesAutoresizingMaskIntoConstraints = false
    picture.setContentHuggingPriority(.required, for: .horizontal)
    addSubview(row)
    let margins = layoutMarginsGuide
    NSLayoutConstraint.activate([
      row.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      row.topAnchor.constraint(equalTo: margins.topAnchor),
      row.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      heightAnchor.constraint(greaterThanOrEqualToConstant: standardRowHeight),
    ])
    rare.reservations.append(
      "the margins, paddings and fonts of list configurations are not published")
    show()
  }
  public required init?(coder: NSCoder) {
    list = .cell()
    super.init(coder: coder)
  }
  open var configuration: UIContentConfiguration {
    get { list }
    set {
      guard let configuration = newValue as? UIListContentConfiguration else { return }
      list = configuration
      show()
    }
  }
  open var textLayoutGuide: UILayoutGuide? { nil }
  open var secondaryTextLayoutGuide: UILayoutGuide? { nil }
  open var imageLayoutGuide: UILayoutGuide? { nil }
  private func show() {
    directionalLayoutMargins = list.directionalLayoutMargins
    picture.image = list.image
    picture.properties = list.imageProperties
    picture.isHidden = list.image == nil
    picture.preferredSymbolConfiguration = list.imageProperties.preferredSymbolConfiguration
    row.spacing = list.imageToTextPadding
    let isSideBySide = list.prefersSideBySideTextAndSecondaryText
    texts.axis = isSideBySide ? .horizontal : .vertical
    texts.spacing =
      isSideBySide
      ? list.textToSecondaryTextHorizontalPadding : list.textToSecondaryTextVerticalPadding
    set(first, list.text, list.attributedText, list.textProperties)
    set(second, list.secondaryText, list.secondaryAttributedText, list.secondaryTextProperties)
  }
  private func set(
    _ label: UILabel, _ text: String?, _ attributed: NSAttributedString?,
    _ properties: UIListContentConfiguration.TextProperties
  ) {
    label.font = properties.font
    label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    switch properties.transform {
    case _ where attributed != nil: label.attributedText = attributed
    case .none: label.text = text
    case .uppercase: label.text = text?.uppercased()
    case .lowercase: label.text = text?.lowercased()
    case .capitalized: label.text = text?.capitalized
    }
    label.isHidden = (label.text ?? "").isEmpty
  }
}

/// The image of a list's content: no larger than its greatest size, in the room reserved for it.
@MainActor private final class ListImageView: UIImageView {
  var properties = UIListContentConfiguration.ImageProperties() { didSet { contentChanged() } }
  override var intrinsicContentSize: CGSize {
    var size = super.intrinsicContentSize
    guard size.width > 0, size.height > 0 else { return size }
    let limit = properties.maximumSize
    let scale = min(
      limit.width > 0 ? limit.width / size.width : 1,
      limit.height > 0 ? limit.height / size.height : 1, 1)
    size = CGSize(width: size.width * scale, height: size.height * scale)
    return CGSize(
      width: reserved(properties.reservedLayoutSize.width, for: size.width),
      height: reserved(properties.reservedLayoutSize.height, for: size.height))
  }
  /// The room along an axis; what UIKit takes for the standard room of symbols is not published,
  /// and is the image's own here.
  private func reserved(_ room: CGFloat, for extent: CGFloat) -> CGFloat {
    room == UIListContentConfiguration.ImageProperties.standardDimension
      ? extent : max(room, extent)
  }
}
