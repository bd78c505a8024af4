import SelfSizingUIKit
import Testing

/// A row that counts how often it is used again.
private final class CountingRow: UITableViewCell {
  override class func makeInstance(
    style: UITableViewCell.CellStyle, reuseIdentifier: String?
  ) -> UITableViewCell? {
    CountingRow(style: style, reuseIdentifier: reuseIdentifier)
  }

  private(set) var reuseCount = 0
  var text = ""

  override func prepareForReuse() {
    super.prepareForReuse()
    reuseCount += 1
  }
}

/// Rows of texts with one height, and a record of what the table asked and said.
@MainActor
private final class TextRows: NSObject, UITableViewDataSource, UITableViewDelegate {
  var sections: [[String]]
  private(set) var requested: [IndexPath] = []
  private(set) var displayed: [IndexPath] = []
  private(set) var made: Set<ObjectIdentifier> = []
  var footers: [Int: String] = [:]

  init(_ sections: [[String]]) { self.sections = sections }

  func clear() { (requested, displayed) = ([], []) }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    requested.append(indexPath)
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    made.insert(ObjectIdentifier(cell))
    (cell as? CountingRow)?.text = sections[indexPath.section][indexPath.row]
    return cell
  }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 40 }
  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { displayed.append(indexPath) }
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    footers[section].map { _ in UIView() }
  }
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    footers[section] == nil ? 0 : 25
  }
}

@Suite("Tables and their data sources", .serialized) @MainActor struct TableSourceTests {
  private func texts(_ range: Range<Int>) -> [String] { range.map { "Row \($0)" } }

  private func table(_ rows: TextRows, height: CGFloat = 200) -> UITableView {
    _ = HeadlessFindings.take()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: height), style: .plain)
    table.register(CountingRow.self, forCellReuseIdentifier: "row")
    table.dataSource = rows
    table.delegate = rows
    table.layoutIfNeeded()
    return table
  }

  private func shown(_ table: UITableView) -> [String] {
    table.visibleCells.compactMap { ($0 as? CountingRow)?.text }
  }

  @Test("ask for the cells that are visible, and for no others")
  func visibleRows() {
    let rows = TextRows([texts(0..<100)])
    let table = table(rows)
    #expect(table.contentSize == CGSize(width: 300, height: 4_000))
    #expect(rows.requested.map(\.row) == [0, 1, 2, 3, 4])
    #expect(rows.displayed == rows.requested)
    #expect(table.indexPathsForVisibleRows == rows.requested)
    #expect(table.cellForRow(at: IndexPath(row: 9, section: 0)) == nil)
    #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 85)) == IndexPath(row: 2, section: 0))
    #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 4_001)) == nil)
    let cell = table.visibleCells[3]
    #expect(table.indexPath(for: cell) == IndexPath(row: 3, section: 0))
    #expect(table.indexPath(for: CountingRow()) == nil)
  }

  @Test("use cells again, and tell them before")
  func reuse() {
    let rows = TextRows([texts(0..<100)])
    let table = table(rows)
    for offset in stride(from: 40, through: 2_000, by: 40) {
      table.contentOffset.y = CGFloat(offset)
      table.layoutIfNeeded()
    }
    #expect(shown(table) == texts(50..<55))
    // As many as are visible at once, and one or two that come in.
    #expect(rows.made.count <= 7)
    #expect(table.visibleCells.allSatisfy { ($0 as? CountingRow)?.reuseCount ?? 0 > 0 })
  }

  @Test("have one section unless the data source says otherwise, and headers and footers of it")
  func sections() throws {
    let rows = TextRows([texts(0..<2), [], texts(2..<4)])
    rows.footers = [0: "after the first", 2: "after the last"]
    let table = table(rows, height: 400)
    #expect(table.numberOfSections == 3)
    #expect((0..<3).map(table.numberOfRows(inSection:)) == [2, 0, 2])
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 2)).minY == 105)
    #expect(table.contentSize.height == 210)
    #expect(UITableView(frame: .zero).numberOfSections == 0)
    #expect(PlainRows().numberOfSections(in: table) == 1)
  }

  @Test("take insertions, deletions and moves of rows, and keep the cells of those that stay")
  func updates() throws {
    let rows = TextRows([texts(0..<5)])
    let table = table(rows, height: 400)
    let kept = try #require(table.cellForRow(at: IndexPath(row: 4, section: 0)))
    rows.clear()
    table.performBatchUpdates {
      rows.sections[0].remove(at: 0)
      rows.sections[0].insert("New", at: 1)
      table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
      table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .automatic)
    }
    #expect(shown(table) == ["Row 1", "New", "Row 2", "Row 3", "Row 4"])
    #expect(rows.requested == [IndexPath(row: 1, section: 0)])
    #expect(table.cellForRow(at: IndexPath(row: 4, section: 0)) === kept)
    rows.sections[0].swapAt(0, 4)
    table.performBatchUpdates {
      table.moveRow(at: IndexPath(row: 0, section: 0), to: IndexPath(row: 4, section: 0))
      table.moveRow(at: IndexPath(row: 4, section: 0), to: IndexPath(row: 0, section: 0))
    }
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) === kept)
    #expect(shown(table) == ["Row 4", "New", "Row 2", "Row 3", "Row 1"])
    #expect(HeadlessFindings.take() == [])
  }

  @Test("take sections in and out")
  func sectionUpdates() {
    let rows = TextRows([texts(0..<1), texts(1..<2)])
    let table = table(rows, height: 400)
    rows.sections.insert(["In front"], at: 0)
    table.insertSections([0], with: .none)
    #expect(shown(table) == ["In front", "Row 0", "Row 1"])
    rows.sections.swapAt(0, 2)
    table.performBatchUpdates {
      table.moveSection(0, toSection: 2)
      table.moveSection(2, toSection: 0)
    }
    #expect(shown(table) == ["Row 1", "Row 0", "In front"])
    rows.sections.remove(at: 1)
    table.deleteSections([1], with: .none)
    #expect(shown(table) == ["Row 1", "In front"])
    #expect(HeadlessFindings.take() == [])
  }

  @Test("ask again for rows that are reloaded, and show other cells for them")
  func reloading() throws {
    let rows = TextRows([texts(0..<3)])
    let table = table(rows, height: 400)
    rows.sections[0][1] = "Changed"
    rows.clear()
    table.reloadRows(at: [IndexPath(row: 1, section: 0)], with: .none)
    #expect(shown(table) == ["Row 0", "Changed", "Row 2"])
    #expect(rows.requested == [IndexPath(row: 1, section: 0)])
    let cell = try #require(table.cellForRow(at: IndexPath(row: 2, section: 0)))
    rows.sections[0][2] = "Reconfigured"
    table.reconfigureRows(at: [IndexPath(row: 2, section: 0)])
    // The same cell, which does not prepare to be used again.
    #expect(table.cellForRow(at: IndexPath(row: 2, section: 0)) === cell)
    #expect((cell as? CountingRow)?.text == "Reconfigured")
    #expect((cell as? CountingRow)?.reuseCount == 0)
    rows.sections = [["All", "new"]]
    table.reloadData()
    table.layoutIfNeeded()
    #expect(shown(table) == ["All", "new"])
  }

  @Test("scroll a row to the top, the middle and the bottom", arguments: [10, 50])
  func scrolling(row: Int) {
    let rows = TextRows([texts(0..<100)])
    let table = table(rows)
    let path = IndexPath(row: row, section: 0)
    let top = CGFloat(row) * 40
    for (position, offset) in [
      (.top, top), (.middle, top - 80), (.bottom, top - 160),
    ] as [(UITableView.ScrollPosition, CGFloat)] {
      table.scrollToRow(at: path, at: position, animated: false)
      #expect(table.contentOffset.y == offset)
      #expect(table.indexPathsForVisibleRows?.contains(path) == true)
    }
  }
}

/// A data source that has no opinion about sections.
private final class PlainRows: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
}
