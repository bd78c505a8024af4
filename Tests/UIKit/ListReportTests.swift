import SelfSizingUIKit
import Testing
import UIKitTestSupport

/// A flow layout that returns attributes of an item that is not there.
private final class OneTooMany: UICollectionViewFlowLayout {
  override class var declarationSite: (fileID: StaticString, line: UInt)? { (#fileID, #line) }

  /// Where the additional item's frame begins.
  var top: CGFloat = 100

  override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  {
    let extra = UICollectionViewLayoutAttributes(
      forCellWith: IndexPath(item: collectionView?.numberOfItems(inSection: 0) ?? 0, section: 0))
    extra.frame = CGRect(x: 0, y: top, width: 50, height: 50)
    return (super.layoutAttributesForElements(in: rect) ?? []) + [extra]
  }
}

/// A flow layout that moves its items to the left, with or without a copy.
private final class LeftAligned: UICollectionViewFlowLayout {
  override class var declarationSite: (fileID: StaticString, line: UInt)? { (#fileID, #line) }

  var copies = false
  var distance: CGFloat = 5

  override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  {
    super.layoutAttributesForElements(in: rect)?.map { own in
      let moved = copies ? own.copy() as? UICollectionViewLayoutAttributes ?? own : own
      moved.frame.origin.x -= distance
      return moved
    }
  }
}

/// An app's own layout that returns attributes of an item that is not there, below everything.
private final class OneFrameTooMany: FramesLayout {
  override func prepare() { stack { _ in 50 } }

  override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  {
    let extra = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 4))
    extra.frame = CGRect(x: 0, y: 5_000, width: 50, height: 50)
    return (super.layoutAttributesForElements(in: rect) ?? []) + [extra]
  }
}

@Suite("Lists report what UIKit logs or raises", .serialized) @MainActor struct ListReportTests {
  private func messages() -> [String] { HeadlessFindings.take().map(\.message) }

  @Test(
    "attributes of an item that does not exist, wherever its frame is, with its path and the layout",
    arguments: [100, 9_000] as [CGFloat])
  func missingItem(top: CGFloat) throws {
    let layout = OneTooMany()
    layout.top = top
    _ = NumberedSource([7]).list(layout)
    let finding = try #require(HeadlessFindings.take().first)
    #expect(
      finding.message.contains("layout attributes for an element that does not exist")
        && finding.message.contains("item [0, 7]") && finding.message.contains("OneTooMany"),
      "\(finding)")
    #expect(finding.site?.fileName == "ListReportTests.swift")
  }

  @Test("the same of an app's own layout, and of a section that does not exist")
  func missingSection() {
    _ = NumberedSource([3]).list(OneFrameTooMany())
    #expect(
      messages().contains { $0.contains("item [4, 0]") && $0.contains("OneFrameTooMany") })
  }

  @Test("frames changed in a flow layout's own attributes, once")
  func cachedFrames() throws {
    let layout = LeftAligned()
    layout.itemSize = CGSize(width: 140, height: 50)
    let view = NumberedSource([40]).list(layout)
    let finding = try #require(HeadlessFindings.take().first)
    #expect(
      finding.message
        == "UICollectionViewFlowLayout has cached frame mismatch for index path [0, 0] - cached "
        + "value: {{-5.0, 0.0}, {140.0, 50.0}}; expected value: {{0.0, 0.0}, {140.0, 50.0}}. This is "
        + "likely occurring because the flow layout subclass LeftAligned is modifying attributes "
        + "returned by UICollectionViewFlowLayout without copying them.")
    #expect(finding.site?.fileName == "ListReportTests.swift")
    view.contentOffset.y = 90
    view.layoutIfNeeded()
    #expect(messages() == [])
  }

  @Test("nothing of attributes that were copied, or not changed")
  func copiedFrames() throws {
    let copying = LeftAligned()
    copying.copies = true
    let view = NumberedSource([40]).list(copying)
    #expect(view.cellForItem(at: [0, 0])?.frame.minX == -5)
    #expect(messages() == [])
    let unchanging = LeftAligned()
    unchanging.distance = 0
    _ = NumberedSource([40]).list(unchanging)
    #expect(messages() == [])
  }

  @Test("items of a flow layout that are wider than there is room for")
  func tooWide() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 301, height: 50)
    let view = NumberedSource([40]).list(layout)
    let expected =
      "The behavior of the UICollectionViewFlowLayout is not defined because: the item width must be "
      + "less than the width of the UICollectionView minus the section insets left and right values, "
      + "minus the content insets left and right values. The width of item [0, 0] is 301.0; there is "
      + "room for 300.0."
    #expect(messages() == [expected])
    view.contentOffset.y = 90
    view.layoutIfNeeded()
    #expect(messages() == [])
    layout.itemSize.width = 300
    view.layoutIfNeeded()
    #expect(messages() == [])
    view.contentInset.right = 1
    view.layoutIfNeeded()
    #expect(messages() == [expected.replacing(301, 300, 299)])
  }
}

extension String {
  /// The message with another width and room.
  fileprivate func replacing(_ former: Int, _ width: Int, _ room: Int) -> String {
    let end = "is \(former).0; there is room for 300.0."
    return dropLast(end.count) + "is \(width).0; there is room for \(room).0."
  }
}

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
