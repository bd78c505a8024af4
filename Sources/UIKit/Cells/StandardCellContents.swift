import SelfSizingCells

/// The labels and the image of a cell's built-in style, where it puts them.
/// - Source: The figures are those of the import of documents (`TableCell`): measured for single
///   lines on iOS 26.1 at the large text size and at accessibilityLarge. The rest is assumed, and
///   findings say so.
@MainActor final class StandardCellContents {
  let textLabel = UILabel()
  let detailTextLabel: UILabel?
  let imageView: UIImageView
  private let style: UITableViewCell.CellStyle
  private var gaps: [(constraint: NSLayoutConstraint, gap: TableCell.Gap)] = []

  init(_ style: UITableViewCell.CellStyle, in content: UIView) {
    self.style = style
    let picture = ShownImageView(frame: .zero)
    imageView = picture
    let detail: UILabel? = style == .default ? nil : UILabel()
    detailTextLabel = detail
    setFonts()
    for view in [picture, textLabel, detail].compactMap({ $0 as UIView? }) {
      view.translatesAutoresizingMaskIntoConstraints = false
      content.addSubview(view)
    }
    placeImage(picture, in: content)
    if style == .subtitle, let detail {
      placeSubtitle(detail, in: content)
    } else {
      for label in [textLabel, detail].compactMap({ $0 }) { center(label, in: content) }
      placeDetail(detail, in: content)
    }
    let row = content.heightAnchor.constraint(
      greaterThanOrEqualToConstant: content.standardRowHeight)
    row.isActive = true
    content.rare.reservations.append(
      "the layout of a built-in style is published for single lines at two text sizes; the rest is "
        + "assumed")
    adopt(content.traitCollection)
  }
  func adopt(_ traits: UITraitCollection) {
    let isAccessible = traits.preferredContentSizeCategory.isAccessibilityCategory
    for (constraint, gap) in gaps {
      constraint.constant = CGFloat(isAccessible ? gap.accessibility : gap.ordinary)
    }
  }
  /// - Source: The text styles are those of documents of Interface Builder, and of the list
  ///   configurations that Apple names as their successors.
  private func setFonts() {
    Appearances.withDefaults {
      textLabel.font = .preferredFont(forTextStyle: style == .value2 ? .footnote : .body)
      detailTextLabel?.font = .preferredFont(
        forTextStyle: style == .subtitle ? .caption1 : style == .value2 ? .footnote : .body)
    }
    textLabel.adjustsFontForContentSizeCategory = true
    detailTextLabel?.adjustsFontForContentSizeCategory = true
  }
  private func placeImage(_ picture: ShownImageView, in content: UIView) {
    let margin = CGFloat(TableCell.sideMargin)
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      picture.setContentHuggingPriority(.required, for: axis)
    }
    NSLayoutConstraint.activate([
      picture.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: margin),
      picture.centerYAnchor.constraint(equalTo: content.centerYAnchor),
      picture.topAnchor.constraint(greaterThanOrEqualTo: content.topAnchor),
    ])
    let leading = textLabel.leadingAnchor
    picture.following = (
      without: leading.constraint(equalTo: content.leadingAnchor, constant: margin),
      with: leading.constraint(
        equalTo: picture.trailingAnchor, constant: CGFloat(TableCell.imageGap))
    )
  }
  private func center(_ label: UILabel, in content: UIView) {
    let margins = TableCell.contentMargins(on: HeadlessEnvironment.platform)
    NSLayoutConstraint.activate([
      label.centerYAnchor.constraint(equalTo: content.centerYAnchor),
      label.topAnchor.constraint(
        greaterThanOrEqualTo: content.topAnchor, constant: CGFloat(margins.top)),
    ])
  }
  private func placeSubtitle(_ detail: UILabel, in content: UIView) {
    let room = TableCell.subtitleGaps
    gaps = [
      (textLabel.topAnchor.constraint(equalTo: content.topAnchor), room.above),
      (detail.topAnchor.constraint(equalTo: textLabel.bottomAnchor), room.between),
      // The row may be higher than its texts; what they leave is below them.
      (content.bottomAnchor.constraint(greaterThanOrEqualTo: detail.bottomAnchor), room.below),
    ]
    NSLayoutConstraint.activate(gaps.map(\.constraint))
    for label in [textLabel, detail] {
      label.setContentHuggingPriority(.required, for: .vertical)
      content.trailingAnchor.constraint(
        equalTo: label.trailingAnchor, constant: CGFloat(TableCell.sideMargin)
      ).isActive = true
    }
    detail.leadingAnchor.constraint(equalTo: textLabel.leadingAnchor).isActive = true
  }
  private func placeDetail(_ detail: UILabel?, in content: UIView) {
    content.trailingAnchor.constraint(
      equalTo: (detail ?? textLabel).trailingAnchor, constant: CGFloat(TableCell.sideMargin)
    ).isActive = true
    guard let detail else { return }
    let gap = CGFloat(TableCell.detailGap)
    if style == .value2 {
      NSLayoutConstraint.activate([
        textLabel.widthAnchor.constraint(equalToConstant: CGFloat(TableCell.leftTitleWidth)),
        detail.leadingAnchor.constraint(equalTo: textLabel.trailingAnchor, constant: gap),
      ])
    } else {
      detail.leadingAnchor.constraint(
        greaterThanOrEqualTo: textLabel.trailingAnchor, constant: gap
      ).isActive = true
    }
  }
}

/// The image view of a cell's style, which takes no room while it has no image.
@MainActor private final class ShownImageView: UIImageView {
  /// The constraints that place the text after the image, of which one is active.
  var following: (without: NSLayoutConstraint, with: NSLayoutConstraint)? {
    didSet { imageChanged() }
  }
  override var image: UIImage? { didSet { imageChanged() } }
  private func imageChanged() {
    isHidden = image == nil
    guard let following else { return }
    (isHidden ? following.with : following.without).isActive = false
    (isHidden ? following.without : following.with).isActive = true
  }
}
