import SelfSizing
import SelfSizingUIKit
import Testing
import UIKitTestSupport

@testable import SelfSizingCellRunner

@Suite("Classes of cells written as templates", .serialized) @MainActor
struct ImportedCellTests {
  /// A cell of stacks, a margin, an image, a switch, a guide and a text of two looks.
  private final class NoticeCell: UICollectionViewCell {
    let titleLabel = UILabel()
    let detailLabel = UILabel()
    let iconView = UIImageView()
    let toggle = UISwitch()
    let column = UIStackView()

    override init(frame: CGRect) {
      super.init(frame: frame)
      titleLabel.font = .preferredFont(forTextStyle: .headline)
      titleLabel.numberOfLines = 2
      detailLabel.numberOfLines = 0
      column.axis = .vertical
      column.spacing = 4
      for view in [titleLabel, detailLabel, toggle] { column.addArrangedSubview(view) }
      column.alignment = .leading
      column.setCustomSpacing(12, after: detailLabel)
      let middle = UILayoutGuide()
      contentView.addLayoutGuide(middle)
      contentView.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 10, leading: 20, bottom: 10, trailing: 20)
      for view in [iconView, column] {
        view.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(view)
      }
      titleLabel.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
      let margins = contentView.layoutMarginsGuide
      NSLayoutConstraint.activate([
        iconView.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
        iconView.widthAnchor.constraint(equalToConstant: 40),
        iconView.heightAnchor.constraint(equalTo: iconView.widthAnchor, multiplier: 0.75),
        iconView.centerYAnchor.constraint(equalTo: middle.centerYAnchor),
        middle.topAnchor.constraint(equalTo: column.topAnchor),
        middle.bottomAnchor.constraint(equalTo: column.bottomAnchor),
        column.leadingAnchor.constraint(equalTo: iconView.trailingAnchor, constant: 12),
        column.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        column.topAnchor.constraint(equalTo: margins.topAnchor),
        column.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      ])
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
    override class func makeInstance(frame: CGRect) -> UIView? { NoticeCell(frame: frame) }
  }

  private static func notice(_ change: @escaping @MainActor (NoticeCell) -> Void) -> CellEntry {
    CellEntry(NoticeCell.self) { cell in
      cell.titleLabel.text = "Dinner at \"eight\""
      cell.detailLabel.attributedText = NSAttributedString(
        string: "Bring some bread",
        attributes: [.font: UIFont.preferredFont(forTextStyle: .footnote)])
      change(cell)
    }
  }

  private func message(_ entry: CellEntry) -> String {
    do {
      return try ImportedCell(entry, for: .iOS26).source
    } catch {
      return "\(error)"
    }
  }

  @Test("have the views, constraints and texts of the class, under the names of its properties")
  func source() throws {
    let source = try ImportedCell(Self.notice { _ in }, for: .iOS26).source
    #expect(
      source == """
        import SelfSizing

        /// The content of `noticeCell`, as it is in ImportedCellTests.swift.
        struct NoticeCellContent: Codable, Sendable {
          var titleLabel = "Dinner at \\"eight\\""
        }

        /// Imported from ImportedCellTests.swift.
        let noticeCell = CellTemplate<NoticeCellContent>("NoticeCell") { cell in
          let guide = LayoutGuide("guide")
          cell.contentView.addLayoutGuide(guide)
          let iconView = cell.image().named("iconView")
          let titleLabel = cell.label(\\.titleLabel, style: .headline, numberOfLines: 2)
            .contentHugging(251, for: .vertical)
          let detailLabel = cell.label(numberOfLines: 0) { _, traits in
            AttributedText("Bring some bread", font: LabelFont.style(.footnote).resolved(for: traits))
          }
          .named("detailLabel")
          let toggle = cell.control(.switch)
            .contentHugging(750)
            .named("toggle")
          let column = cell.stack(.vertical, spacing: 4, alignment: .leading) {
            titleLabel
            detailLabel
            toggle
          }
          .customSpacing(12, after: detailLabel)
          .named("column")

          cell.contentView.directionalLayoutMargins = DirectionalEdgeInsets(
            top: 10, leading: 20, bottom: 10, trailing: 20)
          let margins = cell.contentView.layoutMarginsGuide
          iconView.leadingAnchor.constraint(equalTo: margins.leadingAnchor)
          iconView.widthAnchor.constraint(equalToConstant: 40)
          iconView.heightAnchor.constraint(equalTo: iconView.widthAnchor, multiplier: 0.75)
          iconView.centerYAnchor.constraint(equalTo: guide.centerYAnchor)

          column.topAnchor.constraint(equalTo: guide.topAnchor)
          column.bottomAnchor.constraint(equalTo: guide.bottomAnchor)
          column.leadingAnchor.constraint(equalTo: iconView.trailingAnchor, constant: 12)
          column.trailingAnchor.constraint(equalTo: margins.trailingAnchor)
          column.topAnchor.constraint(equalTo: margins.topAnchor)
          column.bottomAnchor.constraint(equalTo: margins.bottomAnchor)
        }

        """)
  }

  @Test("have the same heights, and one label has the shortest source")
  func oneLabel() throws {
    let entry = CellEntry(TagCell.self, samples: tags) { $0.titleLabel.text = $1 }
    let source = try ImportedCell(entry, for: .iOS26).source
    #expect(source.contains("let tagCell = CellTemplate<TagCellContent>(\"TagCell\") { cell in"))
    #expect(source.contains("let titleLabel = cell.label(\\.titleLabel, style: .body)"))
    #expect(source.contains("var titleLabel = \"Soup\""))
  }

  @Test("state each control by its name in the list, whatever its class")
  func controls() throws {
    let picker = UIDatePicker()
    picker.datePickerMode = .date
    for (view, name) in [(picker, "compactDatePicker"), (UIColorWell(), "colorWell")]
      as [(UIView, String)]
    {
      let entry = Self.notice { $0.column.addArrangedSubview(view) }
      #expect(try ImportedCell(entry, for: .iOS26).source.contains("cell.control(.\(name))"))
    }
  }

  @Test("are refused where a template cannot state what the cell is made of, which is named")
  func unsupported() {
    let button = Self.notice { $0.column.addArrangedSubview(UIButton(type: .system)) }
    #expect(message(button).hasPrefix("UIButton is a UIButton; import writes labels,"))
    let loose = Self.notice { $0.column.addSubview(UILabel()) }
    #expect(message(loose) == "column holds UILabel as a subview without arranging it")
    let around = Self.notice {
      $0.titleLabel.widthAnchor.constraint(lessThanOrEqualTo: $0.widthAnchor).isActive = true
    }
    #expect(
      message(around)
        == "constraints of NoticeCell lead out of contentView; a template has its content view alone"
    )
    #expect(
      message(CellEntry(TagCell.self, samples: [String]()) { $0.titleLabel.text = $1 })
        == "TagCell has no sample: add one to its entry in Cells.swift")
  }

  @Test("are refused where the class lays itself out otherwise at another text size")
  func otherHeight() {
    let entry = Self.notice { cell in
      if cell.traitCollection.preferredContentSizeCategory.isAccessibilityCategory {
        cell.column.spacing = 20
      }
    }
    let words = message(entry)
    #expect(words.hasPrefix("NoticeCell is "))
    #expect(
      words.contains(" points high at AX1 and 320 points wide; a template of the same views is "))
  }
}
