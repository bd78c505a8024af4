import SelfSizing
import SelfSizingUIKit

/// A cell with one label, as an app writes it.
public final class TagCell: UITableViewCell {
  /// The label.
  public let titleLabel = UILabel()
  /// The distance above the label.
  public private(set) lazy var top = titleLabel.topAnchor.constraint(
    equalTo: contentView.topAnchor, constant: 10)

  public override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    titleLabel.font = .preferredFont(forTextStyle: .body)
    titleLabel.numberOfLines = 0
    titleLabel.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(titleLabel)
    NSLayoutConstraint.activate([
      top,
      titleLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      titleLabel.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      titleLabel.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
    ])
  }

  /// Creates a cell from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // A member that the overlay adds to an app's classes.
  public override class func makeInstance(style: CellStyle, reuseIdentifier: String?)
    -> UITableViewCell?
  { TagCell(style: style, reuseIdentifier: reuseIdentifier) }
}

/// Texts of the cell: of one line, and of several at any width.
public let tags = [
  "Soup", "A text that takes more than one line at any of the widths that are measured",
]

/// The template of the cell, as high where the inset is 10.
public func tagTemplate(inset: Double = 10) -> CellTemplate<String> {
  CellTemplate("tag") { cell in
    let title = cell.label(\.self, style: .body)
    title.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: inset)
    title.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 16)
    title.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor, constant: -16)
    title.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -10)
  }
}
