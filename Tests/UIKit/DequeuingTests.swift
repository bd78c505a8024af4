import SelfSizingUIKit
import Testing

/// As the overlay writes it.
private final class RegisteredCell: UITableViewCell {
  override class func makeInstance(
    style: UITableViewCell.CellStyle, reuseIdentifier: String?
  ) -> UITableViewCell? {
    RegisteredCell(style: style, reuseIdentifier: reuseIdentifier)
  }
}

private final class RegisteredItem: UICollectionViewCell {
  override class func makeInstance(frame: CGRect) -> UIView? { RegisteredItem(frame: frame) }
}

@Suite("Dequeuing")
@MainActor
struct DequeuingTests {
  private let path = IndexPath(row: 0, section: 0)

  @Test("makes a cell of the class that was registered last")
  func tableCells() {
    let table = UITableView(frame: .zero, style: .plain)
    #expect(table.dequeueReusableCell(withIdentifier: "a") == nil)
    table.register(RegisteredCell.self, forCellReuseIdentifier: "a")
    let cell = table.dequeueReusableCell(withIdentifier: "a", for: path)
    #expect(cell is RegisteredCell)
    #expect(cell.reuseIdentifier == "a")
    table.register(UITableViewCell.self, forCellReuseIdentifier: "a")
    #expect(!(table.dequeueReusableCell(withIdentifier: "a", for: path) is RegisteredCell))
  }

  @Test("keeps cells, headers and kinds of supplementary views apart")
  func kinds() {
    let layout = UICollectionViewFlowLayout()
    let list = UICollectionView(frame: .zero, collectionViewLayout: layout)
    list.register(RegisteredItem.self, forCellWithReuseIdentifier: "a")
    list.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: "header",
      withReuseIdentifier: "a")
    let item = list.dequeueReusableCell(withReuseIdentifier: "a", for: path)
    #expect(item is RegisteredItem)
    #expect(item.reuseIdentifier == "a")
    let header = list.dequeueReusableSupplementaryView(
      ofKind: "header", withReuseIdentifier: "a", for: path)
    #expect(type(of: header) == UICollectionReusableView.self)
  }

  @Test("gives a plain cell, and a finding, where nothing is registered")
  func unregistered() {
    let table = UITableView(frame: .zero, style: .plain)
    let cell = table.dequeueReusableCell(withIdentifier: "nobody", for: path)
    #expect(type(of: cell) == UITableViewCell.self)
    #expect(HeadlessFindings.take().contains { $0.message.contains("nobody") })
  }

  @Test("makes views of classes that are known when the code runs, an app's and its own")
  func classes() {
    let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(RegisteredItem.headlessInstance(frame: frame).frame == frame)
    let label = UILabel.headlessInstance(frame: frame)
    #expect(type(of: label) == UILabel.self && label.frame == frame)
    #expect(type(of: UIView.headlessInstance()) == UIView.self)
    #expect(type(of: UIStackView.headlessInstance()) == UIStackView.self)
  }
}
