import SelfSizing
import SelfSizingUIKit
import Testing

/// Titles of buttons without a configuration that take several lines.
@Suite(.serialized) @MainActor struct ButtonTitleTests {
  private static let title =
    "A title that is much too long for the one line that a cell of this width has for it"

  /// The published remedy: a button as large as its title's label.
  private final class TitledButton: UIButton {
    override var intrinsicContentSize: CGSize { titleLabel?.intrinsicContentSize ?? .zero }
    override func layoutSubviews() {
      super.layoutSubviews()
      titleLabel?.preferredMaxLayoutWidth = titleLabel?.frame.width ?? 0
      super.layoutSubviews()
    }
  }

  private func cell(_ button: UIButton) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    button.setTitle(Self.title, for: .normal)
    button.titleLabel?.numberOfLines = 0
    button.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(button)
    NSLayoutConstraint.activate([
      button.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
      button.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 16),
      button.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor, constant: -16),
      button.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
    ])
    return cell
  }

  @Test("a button is as high as one line of its title, which has no limit to its width")
  func plain() throws {
    let button = UIButton(type: .system)
    let measured = try HeadlessMeasurement(cell(button), width: 375)
    #expect(measured.size.height == 30)
    button.setTitle("Two\nlines", for: .normal)
    #expect(button.intrinsicContentSize.height > 40)
  }

  @Test("a class that follows its title's label is as high as the lines of that")
  func following() throws {
    let button = TitledButton(type: .custom)
    button.titleLabel?.font = .systemFont(ofSize: 17)
    let label = UILabel()
    label.font = .systemFont(ofSize: 17)
    label.numberOfLines = 0
    label.text = Self.title
    let cell = cell(button)
    let expected = label.sizeThatFits(CGSize(width: 343, height: 0)).height
    #expect(expected > 40)
    #expect(try HeadlessMeasurement(cell, width: 375).size.height == expected)
    cell.frame = CGRect(x: 0, y: 0, width: 375, height: expected)
    cell.layoutIfNeeded()
    #expect(button.titleLabel?.frame.width == 343)
    #expect(try HeadlessMeasurement(cell, width: 375).size.height == expected)
  }

  @Test("a title's label has the size of the title")
  func label() {
    let button = UIButton(type: .system)
    #expect(button.titleLabel?.intrinsicContentSize == .zero)
    button.setTitle("Title", for: .normal)
    let label = UILabel()
    label.font = button.titleLabel?.font
    label.text = "Title"
    #expect(button.titleLabel?.intrinsicContentSize == label.intrinsicContentSize)
    button.setTitle("Another title", for: .normal)
    label.text = "Another title"
    #expect(button.titleLabel?.intrinsicContentSize == label.intrinsicContentSize)
  }
}
