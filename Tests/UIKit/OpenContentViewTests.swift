import SelfSizing
import SelfSizingUIKit
import Testing

/// Cells whose constraints lead out of the content view.
@Suite(.serialized) @MainActor struct OpenContentViewTests {
  private func measure(
    _ cell: UIView, _ content: UIView, to holder: UIView, pinsContent: Bool = false
  ) throws -> (measured: HeadlessMeasurement, logged: [HeadlessFinding.Kind]) {
    _ = HeadlessFindings.take()
    let label = UILabel()
    label.text = "Title"
    label.translatesAutoresizingMaskIntoConstraints = false
    content.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: holder.topAnchor, constant: 10),
      label.leadingAnchor.constraint(equalTo: holder.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: holder.trailingAnchor),
      label.bottomAnchor.constraint(equalTo: holder.bottomAnchor, constant: -10),
    ])
    if pinsContent {
      content.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        content.topAnchor.constraint(equalTo: cell.topAnchor),
        content.leadingAnchor.constraint(equalTo: cell.leadingAnchor),
        content.trailingAnchor.constraint(equalTo: cell.trailingAnchor),
        content.bottomAnchor.constraint(equalTo: cell.bottomAnchor),
      ])
    }
    let measured = try HeadlessMeasurement(cell, width: 375)
    return (measured, HeadlessFindings.take().map(\.kind))
  }

  @Test("what the content view holds by the cell's edges is logged, and the height assumed")
  func leadsOut() throws {
    let row = UITableViewCell(style: .default, reuseIdentifier: nil)
    let (measured, logged) = try measure(row, row.contentView, to: row)
    #expect(logged == [.ambiguousContentView])
    #expect(measured.fidelity == .assumed)
    #expect(measured.findings.contains { $0.kind == .assumed })
  }

  @Test("a document's room for a separator is no height: the row is a standard one")
  func separatorRoom() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
      <objects><tableViewCell id="cell"><rect key="frame" x="0" y="0" width="320" height="44"/>
      <tableViewCellContentView key="contentView" id="content">
      <rect key="frame" x="0" y="0" width="320" height="43.5"/>
      <subviews><label id="label" text="Title" translatesAutoresizingMaskIntoConstraints="NO"/>
      </subviews></tableViewCellContentView><constraints>
      <constraint firstItem="label" firstAttribute="leading" secondItem="cell" secondAttribute="leading" id="a"/>
      <constraint firstItem="label" firstAttribute="centerY" secondItem="cell" secondAttribute="centerY" id="b"/>
      </constraints></tableViewCell></objects></document>
      """
    try HeadlessNibs.addDocument(text, file: "SeparatorRoom.xib")
    let cell = try #require(
      Bundle.main.loadNibNamed("SeparatorRoom", owner: nil)?.first as? UITableViewCell)
    #expect(LiveFit(cell, width: 375).classHeight() == 0)
    _ = HeadlessFindings.take()
  }

  @Test("an item of a collection view is fitted as a whole, and nothing is logged")
  func items() throws {
    let item = UICollectionViewCell(frame: .zero)
    let (measured, logged) = try measure(item, item.contentView, to: item)
    #expect(logged == [])
    #expect(measured.fidelity < .assumed)
  }

  @Test("views that are held to the cell beside an empty content view are what is measured")
  func emptyContent() throws {
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    for cell in [UICollectionViewCell(frame: .zero), header] {
      let (measured, logged) = try measure(cell, cell, to: cell)
      #expect(logged == [] && measured.findings == [])
      #expect(measured.items.contains { $0.text?.lines.map(\.text) == ["Title"] })
      #expect(abs(measured.size.height - 20 - 20 - 1 / 3) < 1e-6)
    }
  }

  @Test("a content view that holds its own, or is held itself, is not logged")
  func held() throws {
    let row = UITableViewCell(style: .default, reuseIdentifier: nil)
    let (measured, logged) = try measure(row, row.contentView, to: row.contentView)
    #expect(logged == [])
    #expect(measured.fidelity < .assumed)
    let item = UICollectionViewCell(frame: .zero)
    #expect(
      try measure(item, item.contentView, to: item.contentView, pinsContent: true).logged == [])
  }
}
