import SelfSizing
import Testing

@testable import SelfSizingUIKit

/// A row whose only constraint is across, or which demands a height.
private final class LooseRow: UITableViewCell {
  init(height: CGFloat?) {
    super.init(style: .default, reuseIdentifier: nil)
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(box)
    box.centerYAnchor.constraint(equalTo: contentView.centerYAnchor).isActive = true
    guard let height else { return }
    NSLayoutConstraint.activate([
      box.heightAnchor.constraint(equalToConstant: height),
      box.topAnchor.constraint(equalTo: contentView.topAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

/// Rows of some heights; nil where nothing says a height.
@MainActor
private final class LooseRows: NSObject, UITableViewDataSource {
  private let heights: [CGFloat?]

  init(_ heights: [CGFloat?]) { self.heights = heights }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    heights.count
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    LooseRow(height: heights[indexPath.row])
  }
}

@Suite("Rows without a height of their own", .serialized) @MainActor struct LooseRowTests {
  @Test(
    "are as high as a standard row, and said to be; small heights are kept",
    arguments: [(DynamicTypeCategory.large, 52), (.accessibilityExtraLarge, 96)])
  func standard(category: DynamicTypeCategory, height: Int) throws {
    let before = HeadlessEnvironment.traits
    defer { HeadlessEnvironment.set(before) }
    HeadlessEnvironment.set(TraitCollection(contentSizeCategory: category))
    _ = HeadlessFindings.take()
    let rows = LooseRows([nil, 3, 60])
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 600), style: .plain)
    table.dataSource = rows
    table.separatorStyle = .none
    table.layoutIfNeeded()
    #expect(
      (0..<3).map { Int(table.rectForRow(at: IndexPath(row: $0, section: 0)).height) }
        == [height, 3, 60])
    let finding = try #require(HeadlessFindings.take().first)
    #expect(finding.className == "LooseRow")
    #expect(
      finding.message.contains(
        "constraints ambiguously suggest a height of zero for a table view cell's content view"))
  }
}

/// A row with an avatar that is 10 points from the top and centered: 54 points high.
private final class AvatarRow: UITableViewCell {
  let avatar = UIView()

  init() {
    super.init(style: .default, reuseIdentifier: nil)
    avatar.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(avatar)
    NSLayoutConstraint.activate([
      avatar.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
      avatar.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      avatar.heightAnchor.constraint(equalToConstant: 34),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

/// A row of a class's own contents and one of UIKit's.
@MainActor
private final class AvatarRows: NSObject, UITableViewDataSource {
  let avatarRow = AvatarRow()
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    if indexPath.row == 0 { return avatarRow }
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Title"
    return cell
  }
}

extension LooseRowTests {
  @Test(
    "are a pixel higher in a table with separators, which what holds their height contradicts",
    arguments: [UITableViewCell.SeparatorStyle.none, .singleLine])
  func separators(style: UITableViewCell.SeparatorStyle) {
    _ = HeadlessFindings.take()
    let rows = AvatarRows()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 600), style: .plain)
    table.dataSource = rows
    table.separatorStyle = style
    table.layoutIfNeeded()
    let pixel: CGFloat = style == .none ? 0 : 1 / 3
    func height(_ row: Int) -> CGFloat { table.rectForRow(at: [0, row]).height }
    #expect(abs(height(0) - 54 - pixel) < 1e-6)
    #expect(height(1) == 52)
    #expect(abs(rows.avatarRow.contentView.frame.height - 54 - pixel) < 1e-6)
    #expect(HeadlessFindings.take().map(\.kind) == (style == .none ? [] : [.conflict]))
  }
}
