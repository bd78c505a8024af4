import SelfSizing
@testable import SelfSizingCommand
import SelfSizingUIKit
import Testing

@testable import SelfSizingCellRunner

/// The surroundings of a cell while it is measured.
@Suite(.serialized) struct SurroundingsTests {
  private static func measure(
    _ entry: CellEntry, _ categories: [DynamicTypeCategory] = [.large]
  ) async throws -> [CellOutcome] {
    let run = MeasuringRun(
      widths: [375], categories: categories,
      settings: MeasurementSettings(TraitCollection(displayScale: 3)), taskCount: 1)
    return try await run.measure(LiveCells(entry, for: nil)).cells
  }

  @Test("a class that is built when it comes into a list, or into a window, is built")
  func late() async throws {
    let line = 61.0 / 3
    let row = try await Self.measure(await CellEntry(LateRow.self) { $0.text = "Soup" })
    #expect(row.allSatisfy { ($0.height - (15 + line + 5)).magnitude < 1e-9 })
    let item = try await Self.measure(await CellEntry(LateTag.self) { $0.text = "Soup" })
    #expect(item.allSatisfy { ($0.height - (15 + line + 5)).magnitude < 1e-9 })
  }

  @Test("a class that follows its traits hears of them before it is measured")
  func traits() async throws {
    let cells = try await Self.measure(
      await CellEntry(TraitRow.self) { _ in }, [.large, .accessibilityLarge])
    #expect(cells.map(\.height) == [40, 90])
  }

  @Test("a table's cell that asks for no height has a standard row's")
  func standardRow() async throws {
    let row = try await Self.measure(
      await CellEntry("row") { centered(UITableViewCell(style: .default, reuseIdentifier: nil)) },
      [.large, .accessibilityExtraLarge])
    #expect(row.map(\.height) == [52, 96])
    #expect(row.allSatisfy { $0.findings.map(\.kind).contains(.fixedHeight) })
    #expect(row.allSatisfy { $0.fidelity == .assumed })
  }

  /// The size is as close to the attributes' one as the constraints permit, as Apple documents of
  /// `systemLayoutSizeFitting(_:)`; tables ask with a height of 0, and collection views with the
  /// layout's estimate.
  @Test("an item that asks for no height keeps the one that its list estimates")
  func openItem() async throws {
    let item = try await Self.measure(
      await CellEntry("item") { centered(UICollectionViewCell(frame: .zero)) })
    #expect(item.map(\.height) == [44])
  }

  @Test("an item is asked with the attributes of its layout's class that its entry names")
  func attributes() async throws {
    let entry = await CellEntry(GridTag.self) { $0.text = "Soup" }
    let plain = try await Self.measure(entry)
    #expect(plain.map(\.height) == [44])
    let named = try await Self.measure(await entry.attributes(GridAttributes.self))
    #expect(named.map(\.height) == [30])
    #expect(await entry.attributes(GridAttributes.self).makeAttributes() is GridAttributes)
  }

  @Test("a cell that has another height once it was laid out is reported")
  func change() async throws {
    let cells = try await Self.measure(await CellEntry(RowsRow.self) { _ in })
    #expect(cells.map(\.height) == [90])
    let finding = try #require(cells[0].findings.first { $0.kind == .logged })
    #expect(finding.message.contains("90 points high, and 30 once it was laid out"))
    let steady = try await Self.measure(await CellEntry(LateRow.self) { $0.text = "Soup" })
    #expect(!steady[0].findings.contains { $0.kind == .logged })
  }
}

/// A cell with a label in its middle.
@MainActor private func centered<Cell: UIView>(_ cell: Cell) -> Cell {
  let label = UILabel()
  label.text = "Soup"
  label.translatesAutoresizingMaskIntoConstraints = false
  guard
    let content = (cell as? UITableViewCell)?.contentView
      ?? (cell as? UICollectionViewCell)?.contentView
  else { return cell }
  content.addSubview(label)
  label.centerYAnchor.constraint(equalTo: content.centerYAnchor).isActive = true
  label.leadingAnchor.constraint(equalTo: content.leadingAnchor).isActive = true
  return cell
}

extension UILabel {
  /// Adds a label between a view's edges.
  @MainActor fileprivate static func fill(_ view: UIView, _ text: String) {
    let label = UILabel()
    label.text = text
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: view.topAnchor, constant: 15),
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      label.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -5),
    ])
  }
}

final class LateRow: UITableViewCell {
  var text = ""
  private var isBuilt = false
  override class func makeInstance(style: CellStyle, reuseIdentifier: String?) -> UITableViewCell? {
    LateRow(style: style, reuseIdentifier: reuseIdentifier)
  }
  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    guard !isBuilt, superview is UITableView else { return }
    isBuilt = true
    UILabel.fill(contentView, text)
  }
}

final class LateTag: UICollectionViewCell {
  var text = ""
  private var isBuilt = false
  override class func makeInstance(frame: CGRect) -> UIView? { LateTag(frame: frame) }
  override func didMoveToWindow() {
    super.didMoveToWindow()
    guard !isBuilt, window != nil, superview is UICollectionView else { return }
    isBuilt = true
    UILabel.fill(contentView, text)
  }
}

/// A row whose height is set where it hears of its traits.
final class TraitRow: UITableViewCell {
  private var height: NSLayoutConstraint?
  override class func makeInstance(style: CellStyle, reuseIdentifier: String?) -> UITableViewCell? {
    TraitRow(style: style, reuseIdentifier: reuseIdentifier)
  }
  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    height?.isActive = false
    height = contentView.heightAnchor.constraint(equalToConstant: isLarge ? 90 : 40)
    height?.isActive = true
  }
}

/// Rows of boxes, as many as the view's width makes when it was laid out.
final class RowsRow: UITableViewCell {
  private final class Rows: UIView {
    private var rows = 3
    override func layoutSubviews() {
      super.layoutSubviews()
      let found = frame.width >= 300 ? 1 : 3
      guard found != rows else { return }
      rows = found
      invalidateIntrinsicContentSize()
    }
    override var intrinsicContentSize: CGSize {
      CGSize(width: UIView.noIntrinsicMetric, height: CGFloat(rows) * 30)
    }
  }
  override class func makeInstance(style: CellStyle, reuseIdentifier: String?) -> UITableViewCell? {
    RowsRow(style: style, reuseIdentifier: reuseIdentifier)
  }
  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    let rows = Rows()
    rows.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(rows)
    NSLayoutConstraint.activate([
      rows.topAnchor.constraint(equalTo: contentView.topAnchor),
      rows.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      rows.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      rows.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
    ])
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

final class GridAttributes: UICollectionViewLayoutAttributes {
  var rowHeight: CGFloat = 30
}

/// An item as high as the rows of its layout, where that says so.
final class GridTag: UICollectionViewCell {
  var text = ""
  override class func makeInstance(frame: CGRect) -> UIView? { GridTag(frame: frame) }
  override func preferredLayoutAttributesFitting(_ attributes: UICollectionViewLayoutAttributes)
    -> UICollectionViewLayoutAttributes
  {
    if let grid = attributes as? GridAttributes { grid.size.height = grid.rowHeight }
    return attributes
  }
}
