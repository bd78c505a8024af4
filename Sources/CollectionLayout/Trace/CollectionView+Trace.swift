import SelfSizingGeometry

/// Taking down what the collection view does.
extension CollectionView {
  /// Begins a trace of every request and every call from here on; a trace that was begun before ends.
  ///
  /// Begin before the first step: what cells answered before is not in the trace, so that it could not be
  /// replayed. Without a trace the pipeline is not slowed down.
  public func startTrace() {
    let recorder = PipelineRecorder(viewport: viewport, beginsAtFirstStep: !hasBeenLaidOut)
    self.recorder = recorder
    content = recorder.recording(unrecordedContent)
  }

  /// Ends the trace and forgets it.
  public func stopTrace() {
    recorder = nil
    content = unrecordedContent
  }

  /// What was done since `startTrace()`; nil if no trace was begun.
  public var trace: PipelineTrace? {
    recorder.map { recorder in
      PipelineTrace(
        viewport: recorder.viewport, beginsAtFirstStep: recorder.beginsAtFirstStep,
        hasPrefetching: prefetching != nil, entries: recorder.entries,
        state: PipelineTrace.State(
          contentOffset: contentOffset, contentSize: contentSize,
          visible: layoutAttributesForVisibleElements))
    }
  }

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
}

/// The calls into the layout; each is taken down if there is a trace.
extension CollectionView {
  /// Lets the layout prepare.
  func prepareLayout() throws(CollectionLayoutError) {
    recorder?.note(.prepare)
    try collectionViewLayout.prepare()
    recorder?.note(.contentSize(collectionViewLayout.collectionViewContentSize))
  }

  /// Asks the layout what is in a rectangle.
  func layoutElements(in rect: LayoutRect) -> [CollectionViewLayoutAttributes] {
    let attributes = collectionViewLayout.layoutAttributesForElements(in: rect)
    recorder?.note(.elements(in: rect, attributes.map(\.element)))
    return attributes
  }

  /// Asks the layout whether new bounds matter to it, and invalidates what it says.
  func invalidate(forBoundsChange newBounds: LayoutRect) {
    let isInvalid = collectionViewLayout.shouldInvalidateLayout(forBoundsChange: newBounds)
    recorder?.note(.shouldInvalidateForBounds(newBounds, isInvalid))
    guard isInvalid else { return }
    let context = collectionViewLayout.invalidationContext(forBoundsChange: newBounds)
    recorder?.note(.contextForBounds(newBounds, InvalidationSummary(context)))
    invalidateLayout(with: context)
  }

  /// Hands the layout a context.
  func invalidateLayout(with context: CollectionViewLayoutInvalidationContext) {
    recorder?.note(.invalidate(InvalidationSummary(context)))
    collectionViewLayout.invalidateLayout(with: context)
  }

  /// Invalidates every position.
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
    recorder?.note(.shouldInvalidateForPreferred(original.element, isInvalid))
    return isInvalid
  }

  /// Asks the layout what a cell's answer changes.
  func layoutContext(
    _ answer: CollectionViewLayoutAttributes, _ original: CollectionViewLayoutAttributes
  ) -> CollectionViewLayoutInvalidationContext {
    let context = collectionViewLayout.invalidationContext(
      forPreferredLayoutAttributes: answer, withOriginalAttributes: original)
    recorder?.note(.contextForPreferred(original.element, InvalidationSummary(context)))
    return context
  }
}
