import SelfSizingUIKit

/// A note in a list: an icon, a title and a text. How it is laid out is its subclasses' matter;
/// every one of them says the same.
class NoteCell: UICollectionViewCell {
  let icon = UIImageView()
  let titleLabel = UILabel()
  let textLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    titleLabel.font = .preferredFont(forTextStyle: .headline)
    textLabel.font = .preferredFont(forTextStyle: .subheadline)
    for label in [titleLabel, textLabel] {
      label.numberOfLines = 0
      label.adjustsFontForContentSizeCategory = true
    }
    layOut()
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  /// Adds the views to the content view, and the constraints.
  func layOut() {}

  /// Adds the views to the content view, to be placed by constraints.
  final func addViews() {
    for view in [icon, titleLabel, textLabel] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
  }

  final func show(title: String, text: String) {
    titleLabel.text = title
    textLabel.text = text
  }

  /// The height in a list of a width.
  final func height(width: Double) -> Double {
    Double(
      systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height)
  }
}

/// The note by anchors.
final class AnchorNoteCell: NoteCell {
  // A member that the overlay adds to an app's classes.
  override class func makeInstance(frame: CGRect) -> UIView? { AnchorNoteCell(frame: frame) }

  override func layOut() {
    addViews()
    NSLayoutConstraint.activate([
      icon.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      icon.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      icon.widthAnchor.constraint(equalToConstant: 24),
      icon.heightAnchor.constraint(equalToConstant: 24),
      icon.bottomAnchor.constraint(lessThanOrEqualTo: contentView.bottomAnchor, constant: -12),
      titleLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      titleLabel.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 8),
      titleLabel.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      textLabel.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 4),
      textLabel.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 8),
      textLabel.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      textLabel.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
    ])
  }
}

/// The note by visual format.
final class FormatNoteCell: NoteCell {
  override func layOut() {
    addViews()
    let views: [String: UIView] = ["icon": icon, "title": titleLabel, "text": textLabel]
    for format in [
      "H:|-16-[icon(24)]-8-[title]-16-|", "H:[icon]-8-[text]-16-|",
      "V:|-12-[icon(24)]-(>=12)-|", "V:|-12-[title]-4-[text]-12-|",
    ] {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: views))
    }
  }
}
