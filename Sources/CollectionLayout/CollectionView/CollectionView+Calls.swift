import SelfSizingGeometry

/// The calls into the layout, and the requests that they answer; each is recorded if there is a
/// trace.
extension CollectionView {
  /// Does a request, and takes it down with its outcome if there is a trace.
  func tracing(
    _ request: @autoclosure () -> PipelineRequest,
    _ body: () throws(CollectionLayoutError) -> ScrollStep
  ) throws(CollectionLayoutError) -> ScrollStep {
    guard let recorder else { return try body() }
    recorder.begin(request(), settings, isInvalidated: collectionViewLayout.isInvalidated)
    do {
      let step = try body()
      recorder.end(.success(step))
      return step
    } catch {
      recorder.end(.failure(error))
      throw error
    }
  }

  func prepareLayout() throws(CollectionLayoutError) {
    recorder?.note("prepare")
    try collectionViewLayout.prepare()
    recorder?.note(
      "collectionViewContentSize → \(collectionViewLayout.collectionViewContentSize.text)")
  }

  /// Asks the layout what is in a rectangle.
  func layoutElements(in rect: LayoutRect) -> [CollectionViewLayoutAttributes] {
    let attributes = collectionViewLayout.layoutAttributesForElements(in: rect)
    recorder?.note(
      "layoutAttributesForElements in \(rect.text) → \(attributes.map(\.element).text)")
    return attributes
  }

  /// Asks the layout whether new bounds matter to it, and invalidates what it says.
  func invalidate(forBoundsChange newBounds: LayoutRect) {
    let isInvalid = collectionViewLayout.shouldInvalidateLayout(forBoundsChange: newBounds)
    recorder?.note(
      "shouldInvalidateLayout forBoundsChange \(newBounds.text) → \(isInvalid)")
    guard isInvalid else { return }
    let context = collectionViewLayout.invalidationContext(forBoundsChange: newBounds)
    recorder?.note(
      "invalidationContext forBoundsChange \(newBounds.text) → \(context.text)")
    invalidateLayout(with: context)
  }

  func invalidateLayout(with context: CollectionViewLayoutInvalidationContext) {
    recorder?.noteInvalidation(context)
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
    recorder?.note(
      "shouldInvalidateLayout forPreferredLayoutAttributes \(original.element) → \(isInvalid)")
    return isInvalid
  }

  /// Asks the layout what a cell's answer changes.
  func layoutContext(
    _ answer: CollectionViewLayoutAttributes, _ original: CollectionViewLayoutAttributes
  ) -> CollectionViewLayoutInvalidationContext {
    let context = collectionViewLayout.invalidationContext(
      forPreferredLayoutAttributes: answer, withOriginalAttributes: original)
    recorder?.note(
      "invalidationContext forPreferredLayoutAttributes \(original.element) → \(context.text)")
    return context
  }
}
