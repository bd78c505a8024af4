import SelfSizing

struct BenchScript {
  let strategy: SizingStrategy, cells: BenchCells, view: CollectionView

  /// How many steps are scrolled up from the middle, and how far each in points.
  static let upwardSteps = 30
  static let distance = 400.0
  static let changeCount = 10

  static let text =
    "a first layout, a jump to the middle, \(upwardSteps) scrolls up by \(Int(distance)) "
    + "points, \(changeCount) cells that change one after the other, rotation, a text size of AX1, and "
    + "\(upwardSteps) scrolls down"

  func run() throws -> [ScrollStep] {
    var trace = [try view.layoutIfNeeded()]
    let count = view.numberOfItems(inSection: 0)
    guard count > 0 else { return trace }
    trace.append(try view.scrollToItem(at: ItemIndexPath(item: count / 2, section: 0), at: .top))
    for _ in 0..<Self.upwardSteps { trace.append(try view.scroll(by: -Self.distance)) }
    for number in 0..<Self.changeCount { trace.append(try changeCell(number)) }
    var viewport = view.viewport
    viewport.size = LayoutSize(width: viewport.size.height, height: viewport.size.width)
    trace.append(try view.setViewport(viewport))
    viewport.contentSizeCategory = .accessibilityMedium
    trace.append(try view.setViewport(viewport))
    for _ in 0..<Self.upwardSteps { trace.append(try view.scroll(by: Self.distance)) }
    return trace
  }

  private func changeCell(_ number: Int) throws -> ScrollStep {
    let visible = view.indexPathsForVisibleItems
    guard !visible.isEmpty else { return try view.layoutIfNeeded() }
    let path = visible[number % visible.count]
    cells.change(path.item)
    guard strategy == .inPrepare else { return try view.reconfigureItems(at: [path]) }
    view.collectionViewLayout.invalidateLayout()
    return try view.layoutIfNeeded()
  }
}
