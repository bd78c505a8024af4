@testable import SelfSizingCollectionLayout

extension CollectionView {
  /// Returns the number of the cell that shows an element; nil if the element was not visible at
  /// the end of the last step.
  func cell(for element: CollectionElement) -> Int32? {
    snapshot.elements.first { $0.element == element && $0.cell != CellPool.none }?.cell
  }
}

extension CellPool {
  /// The number of cells that do not wait.
  var shownCount: Int { cells.count - queues.reduce(0) { $0 + $1.waiting.count } }

  func identifier(of cell: Int32) -> ReuseIdentifier {
    queues[Int(cells[Int(cell)].queue)].identifier
  }
}
