/// Cells that come and go with what is visible.
extension CollectionView {
  /// Lets the cells of what is no longer visible wait, and dequeues cells for what came into sight.
  /// Complexity: O(elements visible before and now).
  func exchangeCells(_ visible: inout [VisibleElement], _ progress: inout StepProgress) {
    if visible.elementsEqual(progress.shown, by: { $0.cell == $1.cell && $0.cell != CellPool.none })
    {
      progress.shown = visible
      return
    }
    var next = 0
    for old in progress.shown where old.cell != CellPool.none {
      while next < visible.count, visible[next].element < old.element { next += 1 }
      if next < visible.count, visible[next].cell == old.cell { continue }
      release(old.cell)
    }
    for index in visible.indices where visible[index].cell == CellPool.none {
      let element = visible[index].element
      let (cell, isNew) = cells.dequeue(content.reuseIdentifier(element))
      visible[index].cell = cell
      progress.dequeued += 1
      if isNew { progress.created += 1 }
      trace?.note(
        "dequeueReusableCell for \(element) → \(cells.name(of: cell))\(isNew ? ", new" : "")")
    }
    progress.shown = visible
  }

  /// Lets a cell wait to be used again.
  func release(_ cell: Int32) {
    guard cell != CellPool.none else { return }
    cells.enqueue(cell)
    trace?.note("didEndDisplaying \(cells.name(of: cell))")
  }

  /// Lets every cell wait, as after a reload or a step that failed halfway.
  func releaseAllCells() {
    for index in snapshot.elements.indices where snapshot.elements[index].cell != CellPool.none {
      trace?.note("didEndDisplaying \(cells.name(of: snapshot.elements[index].cell))")
      snapshot.elements[index].cell = CellPool.none
    }
    cells.enqueueAll()
  }
}
