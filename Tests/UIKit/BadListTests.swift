import SelfSizingUIKit
import Testing

/// A layout whose answers a test spoils.
private final class SpoiledLayout: UICollectionViewLayout {
  override class var declarationSite: (fileID: StaticString, line: UInt)? { (#fileID, #line) }

  var frame: (Int) -> CGRect = { CGRect(x: 0, y: CGFloat($0) * 50, width: 300, height: 50) }
  var isRestless = false
  var extraItems = 0
  private(set) var preparations = 0

  override func prepare() {
    preparations += 1
    if isRestless { invalidateLayout() }
  }

  var contentHeight: CGFloat = 1_000

  override var collectionViewContentSize: CGSize { CGSize(width: 300, height: contentHeight) }

  /// The kind of a view that replaces items.
  var emptyKind: String?

  override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  {
    if isRestless { invalidateLayout() }
    if let emptyKind, collectionView?.numberOfItems(inSection: 0) == 0 {
      return layoutAttributesForSupplementaryView(ofKind: emptyKind, at: [0, 0]).map { [$0] }
    }
    return (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0) + extraItems)
      .compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = frame(indexPath.item)
    return attributes
  }

  override func layoutAttributesForSupplementaryView(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: kind, with: indexPath)
    attributes.frame = CGRect(x: 0, y: 0, width: 300, height: 80)
    return attributes
  }

  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
    withOriginalAttributes original: UICollectionViewLayoutAttributes
  ) -> Bool { isRestless }
}

@Suite("Lists with something wrong", .serialized) @MainActor struct BadListTests {
  private func messages() -> [String] { HeadlessFindings.take().map(\.message) }

  @Test(
    "say in UIKit's words that there is no such item to scroll to, and stay",
    arguments: [[0, 20], [0, -1], [3, 0], [-1, 0]])
  func scrollsNowhere(indexes: [Int]) {
    let view = NumberedSource([20]).list(SpoiledLayout())
    view.scrollToItem(at: IndexPath(indexes: indexes), at: .top, animated: false)
    #expect(view.contentOffset == .zero)
    let findings = HeadlessFindings.take()
    #expect(
      findings.contains {
        $0.message.hasPrefix("Attempted to scroll the collection view to an out-of")
      },
      "\(findings)")
    #expect(findings.allSatisfy { $0.site?.fileName == "BadListTests.swift" })
  }

  @Test("say so of rows of a table")
  func scrollsToNoRow() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let source = CountedRows()
    table.dataSource = source
    table.layoutIfNeeded()
    _ = HeadlessFindings.take()
    table.scrollToRow(at: IndexPath(row: 9, section: 0), at: .middle, animated: false)
    #expect(
      messages() == [
        "Attempted to scroll the table view to an out-of-bounds row (9) when there are only 2 rows in section 0."
      ])
  }

  @Test("name a layout whose attributes are of an item that is not there")
  func itemBeyondCounts() {
    let layout = SpoiledLayout()
    layout.extraItems = 1
    let view = NumberedSource([3]).list(layout)
    let findings = HeadlessFindings.take()
    #expect(
      findings.contains {
        $0.message.contains("for an element that does not exist")
          && $0.message.contains("item [0, 3]")
      },
      "\(findings)")
    #expect(findings.first?.site?.fileName == "BadListTests.swift")
    #expect(view.contentOffset == .zero)
  }

  @Test(
    "survive frames that are no numbers, and say so",
    arguments: [CGFloat.nan, .infinity, -.infinity, 1e300, -5])
  func frames(length: CGFloat) {
    let layout = SpoiledLayout()
    layout.frame = { item in
      item == 1
        ? CGRect(x: 0, y: 50, width: 300, height: length)
        : CGRect(x: 0, y: CGFloat(item) * 50, width: 300, height: 50)
    }
    let view = NumberedSource([3]).list(layout)
    view.contentOffset.y = 60
    view.layoutIfNeeded()
    #expect(view.contentOffset.y.isFinite)
    #expect(view.visibleCells.allSatisfy { $0.frame.height.isFinite })
    if !(length < 0) { #expect(!HeadlessFindings.take().isEmpty) }
    layout.contentHeight = length
    view.contentOffset.y = 60
    view.layoutIfNeeded()
    #expect(view.contentOffset.y.isFinite)
    if !length.isFinite {
      #expect(
        HeadlessFindings.take().contains {
          $0.message == "The content size of the layout is 300.0 × \(length)."
            && $0.site?.fileName == "BadListTests.swift"
        })
    }
  }

  @Test("end where a layout invalidates itself whenever it is asked")
  func restless() {
    let layout = SpoiledLayout()
    layout.isRestless = true
    let view = NumberedSource([20]).list(layout)
    for offset in [100, 300, 0] as [CGFloat] {
      view.contentOffset.y = offset
      view.setNeedsLayout()
      view.layoutIfNeeded()
    }
    #expect(layout.preparations < 10_000)
  }

  @Test("survive a data source whose counts are other ones each time")
  func lyingCounts() {
    let source = NumberedSource([20])
    var asked = 0
    source.whenCounted = { source in
      asked += 1
      source.counts = [asked * 7 % 23]
    }
    let view = source.list(SpoiledLayout())
    view.reloadData()
    view.insertItems(at: [IndexPath(item: 0, section: 0)])
    view.layoutIfNeeded()
    view.deleteItems(at: [IndexPath(item: 400, section: 2)])
    view.layoutIfNeeded()
    #expect(messages().contains { $0.contains("attempt to") || $0.contains("Invalid update") })
    #expect(asked < 1_000)
  }

  @Test("survive negative counts, and say so", arguments: [-1, Int.min])
  func negativeCounts(count: Int) {
    let view = NumberedSource([count]).list(SpoiledLayout())
    #expect(view.visibleCells.isEmpty)
    #expect(messages().contains("The data source has \(count) items in section 0."))
  }

  @Test("hold a million items: the far end is reached, and one more goes in there")
  func million() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 300, height: 50)
    layout.minimumLineSpacing = 0
    let source = NumberedSource([1_000_000])
    let view = source.list(layout)
    view.scrollToItem(at: [0, 999_999], at: .bottom, animated: false)
    #expect(view.contentOffset.y == 49_999_600)
    #expect(view.indexPathsForVisibleItems.map(\.item) == Array(999_992..<1_000_000))
    source.counts = [1_000_001]
    view.insertItems(at: [[0, 999_998]])
    #expect(view.contentSize.height == 50_000_050)
    #expect(messages() == [])
  }

  @Test(
    "survive more sections than there can be, and ones whose number is another one each time",
    arguments: [[Int.max], [-1], [3, 1, 2, 0, 5, -1, 4]])
  func sections(numbers: [Int]) {
    let source = SectionedSource(numbers)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: SpoiledLayout())
    _ = HeadlessFindings.take()
    view.dataSource = source
    view.layoutIfNeeded()
    for number in 0..<8 {
      view.insertSections([number % 3])
      view.deleteSections([1])
      view.reloadSections([0])
      view.moveSection(0, toSection: 1)
      view.insertItems(at: [IndexPath(item: 0, section: number % 4)])
      view.setNeedsLayout()
      view.layoutIfNeeded()
    }
    #expect(!messages().isEmpty)
    #expect(view.contentOffset.y.isFinite)
  }

  @Test("show views of an empty section, wherever a layout of the app's puts them")
  func emptySection() throws {
    let layout = SpoiledLayout()
    layout.emptyKind = "empty"
    let source = NumberedSource([0])
    let view = source.list(layout)
    view.register(
      TitleView.self, forSupplementaryViewOfKind: "empty", withReuseIdentifier: "title")
    view.setNeedsLayout()
    view.layoutIfNeeded()
    let shown = view.supplementaryView(forElementKind: "empty", at: [0, 0])
    #expect(try #require(shown).frame == CGRect(x: 0, y: 0, width: 300, height: 80))
    source.counts = [2]
    view.insertItems(at: [[0, 0], [0, 1]])
    #expect(view.visibleCells.count == 2)
    #expect(messages().allSatisfy { $0.contains("could not dequeue a view of kind: empty") })
  }

  @Test("say in UIKit's words that a batch and the data contradict each other")
  func contradictingBatch() {
    let source = NumberedSource([5])
    let view = source.list(SpoiledLayout())
    source.counts = [3]
    view.deleteItems(at: [IndexPath(item: 0, section: 0)])
    #expect(
      messages().first?.hasPrefix(
        "Invalid update: invalid number of items in section 0. The number of items contained in an existing section after the update (3)"
      ) == true)
    #expect(view.visibleCells.count == 3)
  }
}

/// Two plain rows.
@MainActor
private final class CountedRows: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
}

/// Another number of sections each time that it is asked.
@MainActor
private final class SectionedSource: NSObject, UICollectionViewDataSource {
  private let numbers: [Int]
  private var next = 0

  init(_ numbers: [Int]) { self.numbers = numbers }

  func numberOfSections(in collectionView: UICollectionView) -> Int {
    defer { next += 1 }
    return numbers[next % numbers.count]
  }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { 2 }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  { UICollectionViewCell(frame: .zero) }
}
