import SelfSizingGeometry

/// The calls into the layout; each is recorded if there is a trace.
extension CollectionView {
  func prepareLayout() throws(CollectionLayoutError) {
    trace?.note("prepare")
    try collectionViewLayout.prepare()
    trace?.note(
      "collectionViewContentSize → \(collectionViewLayout.collectionViewContentSize.text)")
  }

  /// Asks the layout what is in a rectangle.
  func layoutElements(in rect: LayoutRect) -> [CollectionViewLayoutAttributes] {
    let attributes = collectionViewLayout.layoutAttributesForElements(in: rect)
    trace?.note("layoutAttributesForElements in \(rect.text) → \(attributes.map(\.element).text)")
    return attributes
  }

  /// Asks the layout whether new bounds matter to it, and invalidates what it says.
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

  func invalidateLayout() {
    let context = collectionViewLayout.makeInvalidationContext()
    context.invalidateEverything = true
    invalidateLayout(with: context)
  }

  /// Asks the layout whether a cell's answer matters to it.
  func layoutInvalidates(
    _ answer: CollectionViewLayoutAttributes, _ original: CollectionViewLayoutAttributes
  ) -> Bool {
    let isInvalid = collectionViewLayout.shouldInvalidateLayout(
      forPreferredLayoutAttributes: answer, withOriginalAttributes: original)
    trace?.note(
      "shouldInvalidateLayout forPreferredLayoutAttributes \(original.element) → \(isInvalid)")
    return isInvalid
  }

  /// Asks the layout what a cell's answer changes.
  func layoutContext(
    _ answer: CollectionViewLayoutAttributes, _ original: CollectionViewLayoutAttributes
  ) -> CollectionViewLayoutInvalidationContext {
    let context = collectionViewLayout.invalidationContext(
      forPreferredLayoutAttributes: answer, withOriginalAttributes: original)
    trace?.note(
      "invalidationContext forPreferredLayoutAttributes \(original.element) → \(context.text)")
    return context
  }
}
