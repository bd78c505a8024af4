import SelfSizing
import SelfSizingUIKit
import Testing

/// Contents that live cells do not show: the findings that templates have, by the view's class and
/// the line that places it.
@Suite(.serialized) @MainActor struct TextFindingTests {
  private final class TitleCell: UICollectionViewCell {
    let titleLabel: UILabel
    let toggle = UISwitch()

    init(label: UILabel = UILabel(), text: String, lines: Int) {
      titleLabel = label
      super.init(frame: .zero)
      titleLabel.font = .preferredFont(forTextStyle: .body)
      titleLabel.numberOfLines = lines
      titleLabel.text = text
      for view in [titleLabel, toggle] as [UIView] {
        view.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(view)
      }
      NSLayoutConstraint.activate([
        titleLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 11),
        titleLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
        titleLabel.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -11),
        toggle.leadingAnchor.constraint(equalTo: titleLabel.trailingAnchor, constant: 8),
        toggle.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
        toggle.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  }

  private static let long = "Slow-roasted tomatoes with thyme, garlic and a great deal of olive oil"

  private static func template(lines: Int) -> CellTemplate<String> {
    CellTemplate("title") { cell in
      let label = cell.label(\.self, style: .body, numberOfLines: lines)
      let toggle = cell.switch()
      label.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 11)
      label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 16)
      label.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -11)
      toggle.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8)
      toggle.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor, constant: -16)
      toggle.centerYAnchor.constraint(equalTo: cell.contentView.centerYAnchor)
    }
  }

  @Test("the lines and the findings of a live cell are its template's", arguments: [1, 2, 0])
  func sameFindings(lines: Int) throws {
    let live = try HeadlessMeasurement(TitleCell(text: Self.long, lines: lines), width: 320)
    let template = try Measurer(Self.template(lines: lines)).measure(Self.long, width: 320)
    #expect(Double(live.size.height) == template.size.height)
    let (text, expected) = (
      live.items.first { $0.kind == .label }?.text, template.items.first { $0.kind == .label }?.text
    )
    #expect(text?.lines.map(\.text) == expected?.lines.map(\.text))
    #expect(text?.lines.map(\.baseline) == expected?.lines.map(\.baseline))
    #expect(text?.hiddenCharacterCount == expected?.hiddenCharacterCount)
    #expect(live.findings.map(\.kind) == template.findings.map(\.kind))
    #expect(live.findings.contains { $0.kind == .truncated } == (lines == 1))
    #expect(live.fidelity == template.fidelity)
  }

  @Test("a label that may shrink after it was measured shrinks in what is found then")
  func shrinksLater() throws {
    let cell = TitleCell(text: Self.long, lines: 1)
    func isTruncated() throws -> Bool {
      try HeadlessMeasurement(cell, width: 320).findings.contains { $0.kind == .truncated }
    }
    #expect(try isTruncated())
    cell.titleLabel.minimumScaleFactor = 0.3
    #expect(try isTruncated())
    cell.titleLabel.adjustsFontSizeToFitWidth = true
    #expect(try !isTruncated())
    cell.titleLabel.minimumScaleFactor = 0.9
    #expect(try isTruncated())
  }

  @Test("a truncated text is a finding with the class and the line of its label")
  func placeOfTruncation() throws {
    final class Headline: UILabel {}
    let cell = TitleCell(label: Headline(), text: Self.long, lines: 1)
    let measurement = try HeadlessMeasurement(cell, width: 320)
    let finding = try #require(measurement.findings.first { $0.kind == .truncated })
    #expect(finding.item == "titleLabel")
    #expect(finding.site.fileName == "TextFindingTests.swift")
    #expect(measurement.className(of: finding) == "Headline")
    #expect(measurement.className == "TitleCell")
  }

  @Test("a label in a stack has the place of the stack")
  func placeInStack() throws {
    let cell = UICollectionViewCell(frame: .zero)
    let label = UILabel()
    label.text = Self.long
    let stack = UIStackView(arrangedSubviews: [label])
    stack.translatesAutoresizingMaskIntoConstraints = false
    let other = UIView()
    other.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(other)
    cell.contentView.addSubview(stack)
    other.topAnchor.constraint(equalTo: cell.contentView.topAnchor).isActive = true
    let line = #line + 2
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
      stack.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
    ])
    let measurement = try HeadlessMeasurement(cell, width: 200)
    let finding = try #require(measurement.findings.first { $0.kind == .truncated })
    #expect(Int(finding.site.line) == line)
  }

  @Test("texts that lie over each other are a finding")
  func overlap() throws {
    let cell = UICollectionViewCell(frame: .zero)
    for text in ["Price", "Discount"] {
      let label = UILabel()
      label.text = text
      label.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
        label.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
        label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
      ])
    }
    let measurement = try HeadlessMeasurement(cell, width: 320)
    let overlaps = measurement.findings.filter { $0.kind == .overlapping }
    #expect(overlaps.count == 1)
  }

  @Test("a control that is smaller than it asks is a finding, and so is a title that it cuts")
  func squeezedControls() throws {
    let cell = TitleCell(text: "Wi-Fi", lines: 0)
    cell.toggle.widthAnchor.constraint(equalToConstant: 20).isActive = true
    let measurement = try HeadlessMeasurement(cell, width: 320)
    #expect(measurement.findings.contains { $0.kind == .squeezed && $0.item == "toggle" })

    final class ButtonCell: UICollectionViewCell { let button = UIButton(type: .system) }
    let other = ButtonCell(frame: .zero)
    other.button.setTitle("Subscribe to all newsletters", for: .normal)
    other.button.translatesAutoresizingMaskIntoConstraints = false
    other.contentView.addSubview(other.button)
    NSLayoutConstraint.activate([
      other.button.topAnchor.constraint(equalTo: other.contentView.topAnchor),
      other.button.bottomAnchor.constraint(equalTo: other.contentView.bottomAnchor),
      other.button.leadingAnchor.constraint(equalTo: other.contentView.leadingAnchor),
      other.button.widthAnchor.constraint(equalToConstant: 90),
    ])
    let findings = try HeadlessMeasurement(other, width: 320).findings
    #expect(findings.contains { $0.kind == .truncated && $0.item == "button" })
  }

  private final class PaddedLabel: UILabel {
    let insets = UIEdgeInsets(top: 4, left: 30, bottom: 4, right: 30)
    override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: insets)) }
    override var intrinsicContentSize: CGSize {
      let size = super.intrinsicContentSize
      return CGSize(
        width: size.width + insets.left + insets.right,
        height: size.height + insets.top + insets.bottom)
    }
  }

  @Test("a label that keeps room around its text is truncated by that room")
  func paddedLabel() throws {
    let cell = UICollectionViewCell(frame: .zero)
    let label = PaddedLabel()
    label.text = "New messages"
    label.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(label)
    let width = label.widthAnchor.constraint(equalToConstant: 0)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
      label.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
      label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor), width,
    ])
    let needed = label.intrinsicContentSize.width
    width.constant = needed
    var findings = try HeadlessMeasurement(cell, width: 320).findings
    #expect(!findings.contains { $0.kind == .truncated })
    width.constant = needed - 40
    findings = try HeadlessMeasurement(cell, width: 320).findings
    #expect(findings.contains { $0.kind == .truncated })
  }

  @Test("a cell with an accessory is measured in the room that is left of it")
  func accessory() throws {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.accessoryType = .disclosureIndicator
    cell.textLabel?.text = Self.long
    cell.textLabel?.numberOfLines = 0
    let measurement = try HeadlessMeasurement(cell, width: 320)
    let fitted = cell.systemLayoutSizeFitting(
      CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(measurement.size == fitted)
    #expect(measurement.size.width == 320)
    #expect((measurement.items.first?.frame.width ?? 0) < 320)
  }
}
