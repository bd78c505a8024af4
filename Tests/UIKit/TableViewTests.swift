import SelfSizingUIKit
import Testing

private final class Row: UITableViewCell {
  override class func makeInstance(
    style: UITableViewCell.CellStyle, reuseIdentifier: String?
  ) -> UITableViewCell? {
    Row(style: style, reuseIdentifier: reuseIdentifier)
  }

  let label = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func show(_ number: Int) {
    label.text = Array(repeating: "Row \(number) wraps.", count: 1 + number * 5 % 13)
      .joined(separator: " ")
  }

  static func height(of number: Int, width: CGFloat) -> CGFloat {
    let row = Row(style: .default, reuseIdentifier: nil)
    row.show(number)
    return row.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }
}

@MainActor
private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
  var sections: [[Int]]
  var fixedHeights: [Int: CGFloat] = [:]

  init(_ sections: [[Int]]) { self.sections = sections }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    (cell as? Row)?.show(sections[indexPath.section][indexPath.row])
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    section == 1 ? "The second section" : nil
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    fixedHeights[sections[indexPath.section][indexPath.row]] ?? UITableView.automaticDimension
  }
}

@Suite("Table views")
@MainActor
struct TableViewTests {
  private func table(_ rows: Rows) -> UITableView {
    _ = HeadlessFindings.take()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 500), style: .plain)
    table.register(Row.self, forCellReuseIdentifier: "row")
    table.dataSource = rows
    table.delegate = rows
    table.layoutIfNeeded()
    return table
  }

  private func expectFitted(_ table: UITableView, _ rows: Rows) throws {
    for path in try #require(table.indexPathsForVisibleRows) {
      let cell = try #require(table.cellForRow(at: path))
      let number = rows.sections[path.section][path.row]
      #expect(
        abs(
          cell.frame.height
            - (rows.fixedHeights[number] ?? Row.height(of: number, width: 320) + 1 / 3)) < 1e-6)
      #expect(cell.frame == table.rectForRow(at: path))
    }
  }

  @Test("makes rows as high as their cells prefer, or as the delegate says")
  func heights() throws {
    let rows = Rows([Array(0..<100)])
    rows.fixedHeights[2] = 77
    let table = table(rows)
    #expect(table.visibleCells.count > 2)
    try expectFitted(table, rows)
    table.scrollToRow(at: IndexPath(row: 60, section: 0), at: .top, animated: false)
    try expectFitted(table, rows)
    #expect(table.rectForRow(at: IndexPath(row: 60, section: 0)).minY == table.contentOffset.y)
    #expect(HeadlessFindings.take() == [])
  }

  @Test("has headers where there are titles, as high as those")
  func headers() throws {
    let rows = Rows([[1], [2, 3]])
    let table = table(rows)
    #expect(table.headerView(forSection: 0) == nil)
    let header = try #require(table.headerView(forSection: 1))
    #expect(header.textLabel?.text == "The second section")
    let (above, below) = (
      table.rectForRow(at: IndexPath(row: 0, section: 0)),
      table.rectForRow(at: IndexPath(row: 0, section: 1))
    )
    #expect(abs(header.frame.minY - above.maxY) < 1e-9)
    #expect(abs(header.frame.maxY - below.minY) < 1e-9)
  }

  @Test("takes the updates between begin and end as one batch")
  func updates() throws {
    let rows = Rows([Array(0..<20)])
    let table = table(rows)
    let kept = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
    table.beginUpdates()
    rows.sections[0].remove(at: 0)
    table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
    rows.sections[0].insert(50, at: 1)
    table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .fade)
    table.endUpdates()
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) === kept)
    try expectFitted(table, rows)
    #expect(HeadlessFindings.take() == [])
  }
}
