/// Cells that come and go with what is visible.
extension CollectionView {
  /// How often cells were made and used again, by identifiers in the order of their first use.
  package var cellReuse: [CellReuse] { cells.reuse }

  /// Returns the cell that shows an element, or nil if the element was not visible at the end of
  /// the last step.
  package func cell(for element: CollectionElement) -> ReusableCell? {
    snapshot.elements.first { $0.element == element && $0.cell != CellPool.none }
      .map { cells.name(of: $0.cell) }
  }

  /// Lets the cells of what is no longer visible wait, and dequeues cells for what came into sight.
  ///
  /// - Complexity: O(elements visible before and now).
  func exchangeCells(_ visible: inout [VisibleElement], _ progress: inout StepProgress) {
    if visible.elementsEqual(
      progress.shown, by: { $0.cell == $1.cell && $0.cell != CellPool.none })
    {
      progress.shown = visible
      return
    }
    var next = 0
    var comesNew = false
    for index in visible.indices {
      if visible[index].cell == CellPool.none { comesNew = true }
    }
    for old in progress.shown where old.cell != CellPool.none {
      while next < visible.count, visible[next].element < old.element { next += 1 }
      if next < visible.count, visible[next].cell == old.cell { continue }
      release(old.cell)
    }
    defer { progress.shown = visible }
    guard comesNew else { return }
    for index in visible.indices where visible[index].cell == CellPool.none {
      let element = visible[index].element
      let (cell, isNew) = cells.dequeue(content.reuseIdentifier(element))
      visible[index].cell = cell
      progress.dequeued += 1
      if isNew { progress.created += 1 }
      recorder?.note(
        "dequeueReusableCell for \(element) → \(cells.name(of: cell).text)\(isNew ? ", new" : "")")
    }
  }

  /// Lets a cell wait to be used again.
  func release(_ cell: Int32) {
    guard cell != CellPool.none else { return }
    cells.enqueue(cell)
    recorder?.note("didEndDisplaying \(cells.name(of: cell).text)")
  }

  /// Lets every cell wait, as after a reload or a step that failed halfway.
  func releaseAllCells() {
    for index in snapshot.elements.indices where snapshot.elements[index].cell != CellPool.none {
      recorder?.note("didEndDisplaying \(cells.name(of: snapshot.elements[index].cell).text)")
      snapshot.elements[index].cell = CellPool.none
    }
    cells.enqueueAll()
  }
}
