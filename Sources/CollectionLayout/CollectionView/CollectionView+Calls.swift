import SelfSizingGeometry

/// The calls into the layout; each is recorded if there is a trace.
extension CollectionView {
  func prepareLayout() throws(CollectionLayoutError) {
    trace?.note("prepare")
    try collectionViewLayout.prepare()
    trace?.note(
      "collectionViewContentSize → \(collectionViewLayout.collectionViewContentSize.text)")
  }

  func layoutElements(in rect: LayoutRect) -> [CollectionViewLayoutAttributes] {
    let attributes = collectionViewLayout.layoutAttributesForElements(in: rect)
    trace?.note("layoutAttributesForElements in \(rect.text) → \(attributes.map(\.element).text)")
    return attributes
  }

  func invalidate(forBoundsChange newBounds: LayoutRect) {
    let isInvalid = collectionViewLayout.shouldInvalidateLayout(forBoundsChange: newBounds)
    trace?.note("shouldInvalidateLayout forBoundsChange \(newBounds.text) → \(isInvalid)")
    guard isInvalid else { return }
    let context = collectionViewLayout.invalidationContext(forBoundsChange: newBounds)
    trace?.note("invalidationContext forBoundsChange \(newBounds.text) → \(context.text)")
    invalidateLayout(with: context)
  }

  func invalidateLayout(with context: CollectionViewLayoutInvalidationContext) {
    trace?.noteInvalidation(context)
    collectionViewLayout.invalidateLayout(with: context)
  }

  func invalidateLayout() { invalidateLayout(with: collectionViewLayout.contextForEverything()) }

  func layoutInvalidates(
    _ answer: CollectionViewLayoutAttributes, _ original: CollectionViewLayoutAttributes
  ) -> Bool {
    let isInvalid = collectionViewLayout.shouldInvalidateLayout(
      forPreferredLayoutAttributes: answer, withOriginalAttributes: original)
    trace?.note(
      "shouldInvalidateLayout forPreferredLayoutAttributes \(original.element) → \(isInvalid)")
    return isInvalid
  }

  func layoutContext(
    _ answer: CollectionViewLayoutAttributes, _ original: CollectionViewLayoutAttributes
  ) -> CollectionViewLayoutInvalidationContext {
    let context = collectionViewLayout.invalidationContext(
      forPreferredLayoutAttributes: answer, withOriginalAttributes: original)
    trace?.note(
      "invalidationContext forPreferredLayoutAttributes \(original.element) → \(context.text)")
    return context
  }

  // Cells that come and go with what is visible.

  /// Lets the cells of what is no longer visible wait, and dequeues cells for what came into sight.
  func exchangeCells(_ visible: inout [VisibleElement], _ progress: inout StepProgress) {
    defer { progress.shown = visible }
    if visible.elementsEqual(progress.shown, by: { $0.cell == $1.cell && $0.cell != CellPool.none })
    {
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
  }

  func release(_ cell: Int32) {
    guard cell != CellPool.none else { return }
    cells.enqueue(cell)
    trace?.note("didEndDisplaying \(cells.name(of: cell))")
  }

  func releaseAllCells() {
    for index in snapshot.elements.indices where snapshot.elements[index].cell != CellPool.none {
      trace?.note("didEndDisplaying \(cells.name(of: snapshot.elements[index].cell))")
      snapshot.elements[index].cell = CellPool.none
    }
    cells.enqueueAll()
  }
}
