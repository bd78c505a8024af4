import SelfSizingUIKit
import Testing

/// A content that records the states for which it is updated.
private struct RecordedContent: UIContentConfiguration {
  var name = ""
  var height: CGFloat = 20
  /// The height while the cell is selected; nil for the same.
  var selectedHeight: CGFloat?
  var log = ContentLog()

  func makeContentView() -> UIView & UIContentView { RecordedContentView(self) }

  func updated(for state: UIConfigurationState) -> RecordedContent {
    var updated = self
    if let selectedHeight, let state = state as? UICellConfigurationState {
      updated.height = state.isSelected ? selectedHeight : 20
    }
    return updated
  }
}

private final class ContentLog {
  var made = 0
  var applied: [String] = []
}

private final class RecordedContentView: UIView, UIContentView {
  var configuration: UIContentConfiguration { didSet { show() } }
  private let height: NSLayoutConstraint

  init(_ content: RecordedContent) {
    configuration = content
    let box = UIView()
    height = box.heightAnchor.constraint(equalToConstant: 0)
    super.init(frame: .zero)
    box.translatesAutoresizingMaskIntoConstraints = false
    addSubview(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: topAnchor),
      box.leadingAnchor.constraint(equalTo: leadingAnchor),
      box.trailingAnchor.constraint(equalTo: trailingAnchor),
      box.bottomAnchor.constraint(equalTo: bottomAnchor), height,
    ])
    content.log.made += 1
    show()
  }

  required init?(coder: NSCoder) { nil }

  private func show() {
    guard let content = configuration as? RecordedContent else { return }
    height.constant = content.height
    content.log.applied.append(content.name)
  }
}

/// Content configurations, by what Apple documents of them.
@Suite(.serialized) @MainActor struct ContentConfigurationTests {
  private func height(_ cell: UIView) -> CGFloat {
    cell.systemLayoutSizeFitting(
      CGSize(width: 375, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  @Test("a cell shows the view of its configuration, and gives the same view another one")
  func replacing() throws {
    for cell in [UITableViewCell(), UICollectionViewCell(frame: .zero)] as [UIView] {
      let log = ContentLog()
      func set(_ content: UIContentConfiguration?) {
        (cell as? UITableViewCell)?.contentConfiguration = content
        (cell as? UICollectionViewCell)?.contentConfiguration = content
      }
      func contentView() -> UIView? {
        (cell as? UITableViewCell)?.contentView ?? (cell as? UICollectionViewCell)?.contentView
      }
      set(RecordedContent(name: "first", log: log))
      #expect(height(cell) == 20)
      let shown = try #require(contentView()?.subviews.first)
      set(RecordedContent(name: "second", height: 35, log: log))
      #expect(contentView()?.subviews.first === shown && log.made == 1)
      #expect(log.applied.first == "first" && log.applied.last == "second")
      #expect(height(cell) == 35)
      var other = UIListContentConfiguration.cell()
      other.text = "Text"
      set(other)
      #expect(contentView()?.subviews.first !== shown)
      set(nil)
      #expect(contentView()?.subviews.isEmpty == true)
    }
  }

  @Test("a configuration is updated for the cell's state, if the cell does that itself")
  func states() {
    let cell = UITableViewCell()
    cell.contentConfiguration = RecordedContent(name: "content", selectedHeight: 50)
    #expect(height(cell) == 20)
    cell.setSelected(true, animated: false)
    #expect(cell.configurationState.isSelected)
    #expect(height(cell) == 50)
    cell.setSelected(false, animated: false)
    #expect(height(cell) == 20)
    cell.automaticallyUpdatesContentConfiguration = false
    cell.setSelected(true, animated: false)
    #expect(height(cell) == 20)
  }

  @Test("a handler is called with the state before the cell is measured, and for each change")
  func handlers() {
    let cell = UICollectionViewCell(frame: .zero)
    var states: [Bool] = []
    cell.configurationUpdateHandler = { cell, state in
      states.append(state.isSelected)
      var content = RecordedContent(name: "handled")
      content.height = state.isSelected ? 70 : 30
      cell.contentConfiguration = content
    }
    #expect(height(cell) == 30)
    cell.isSelected = true
    #expect(states.contains(false))
    cell.isSelected = false
    cell.setNeedsUpdateConfiguration()
    cell.layoutIfNeeded()
    #expect(states.last == false)
    #expect(height(cell) == 30)
  }

  @Test("the standard contents have the fonts of their kinds, and as many lines as they need")
  func standard() {
    #expect(
      UIListContentConfiguration.cell().textProperties.font == .preferredFont(forTextStyle: .body))
    #expect(UIListContentConfiguration.cell().textProperties.numberOfLines == 0)
    #expect(UIListContentConfiguration.valueCell().prefersSideBySideTextAndSecondaryText)
    #expect(!UIListContentConfiguration.subtitleCell().prefersSideBySideTextAndSecondaryText)
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    var content = cell.defaultContentConfiguration()
    content.text = "Title"
    cell.contentConfiguration = content
    let single = height(cell)
    content.text = Array(repeating: "A title that wraps.", count: 12).joined(separator: " ")
    cell.contentConfiguration = content
    let several = height(cell)
    content.textProperties.numberOfLines = 1
    cell.contentConfiguration = content
    #expect(several > single && height(cell) == single)
    content.secondaryText = "Subtitle"
    cell.contentConfiguration = content
    #expect(height(cell) > single)
  }
}
