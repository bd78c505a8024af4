import SelfSizing
import SelfSizingUIKit
import UIKitTestSupport

/// A cell with faults of many kinds, as two classes and as a template.
enum CrowdedCells {
  /// An entry of the table view's cell, or of the collection view's.
  @MainActor static func entry(collects: Bool) -> CellEntry {
    if collects {
      return CellEntry(CrowdedItem.self, samples: tags) { $0.titleLabel.text = $1 }
    }
    return CellEntry(CrowdedRow.self, samples: tags) { $0.titleLabel.text = $1 }
  }

  static let template = CellTemplate<String>("crowded") { cell in
    let content = cell.contentView
    let title = cell.label(\.self, style: .headline, numberOfLines: 1).named("titleLabel")
    let note = cell.label(text: "A note of several lines that has little room", style: .body)
      .named("noteLabel")
    let badge = cell.view().named("badge")
    title.topAnchor.constraint(equalTo: content.topAnchor, constant: 10)
    title.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16)
    title.widthAnchor.constraint(equalToConstant: 100)
    note.topAnchor.constraint(equalTo: title.bottomAnchor, constant: -6)
    note.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16)
    note.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16)
    note.bottomAnchor.constraint(lessThanOrEqualTo: content.bottomAnchor, constant: -10)
    badge.topAnchor.constraint(equalTo: content.topAnchor, constant: 90)
    badge.leadingAnchor.constraint(equalTo: content.leadingAnchor)
    badge.widthAnchor.constraint(equalToConstant: 400)
    badge.heightAnchor.constraint(equalToConstant: 8)
    content.heightAnchor.constraint(equalToConstant: 600).priority(100)
  }

  /// A finding without its place.
  static func fact(_ finding: CellFinding) -> String {
    "\(finding.kind) \(finding.item ?? "") \(finding.message)"
  }

  /// The lines of all items.
  static func lines(_ inspection: CellInspection) -> [[String]?] {
    inspection.measurement.items.map { $0.text?.lines.map { "\($0)" } }
  }
}

extension CrowdedCells {
  /// Adds the views to a cell.
  @MainActor fileprivate static func add(
    _ titleLabel: UILabel, _ noteLabel: UILabel, _ badge: UIView, to content: UIView
  ) {
    titleLabel.font = .preferredFont(forTextStyle: .headline)
    noteLabel.font = .preferredFont(forTextStyle: .body)
    noteLabel.text = "A note of several lines that has little room"
    noteLabel.numberOfLines = 0
    for view in [titleLabel, noteLabel, badge] {
      view.translatesAutoresizingMaskIntoConstraints = false
      content.addSubview(view)
    }
    let high = content.heightAnchor.constraint(equalToConstant: 600)
    high.priority = UILayoutPriority(100)
    NSLayoutConstraint.activate([
      titleLabel.topAnchor.constraint(equalTo: content.topAnchor, constant: 10),
      titleLabel.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
      titleLabel.widthAnchor.constraint(equalToConstant: 100),
      noteLabel.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: -6),
      noteLabel.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
      noteLabel.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16),
      noteLabel.bottomAnchor.constraint(
        lessThanOrEqualTo: content.bottomAnchor, constant: -10),
      badge.topAnchor.constraint(equalTo: content.topAnchor, constant: 90),
      badge.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      badge.widthAnchor.constraint(equalToConstant: 400),
      badge.heightAnchor.constraint(equalToConstant: 8),
      high,
    ])
  }
}

/// The cell in a table view.
final class CrowdedRow: UITableViewCell {
  let titleLabel = UILabel()
  let noteLabel = UILabel()
  let badge = UIView()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    CrowdedCells.add(titleLabel, noteLabel, badge, to: contentView)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
  override class func makeInstance(style: CellStyle, reuseIdentifier: String?) -> UITableViewCell? {
    CrowdedRow(style: style, reuseIdentifier: reuseIdentifier)
  }
}

/// The cell in a collection view.
final class CrowdedItem: UICollectionViewCell {
  let titleLabel = UILabel()
  let noteLabel = UILabel()
  let badge = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    CrowdedCells.add(titleLabel, noteLabel, badge, to: contentView)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
  override class func makeInstance(frame: CGRect) -> UIView? { CrowdedItem(frame: frame) }
}
