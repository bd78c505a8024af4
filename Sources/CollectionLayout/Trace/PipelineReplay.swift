/// A collection view that does again what another one was asked, with the answers that were taken down.
struct PipelineReplay {
  private let view: CollectionView
  private let playback = PipelinePlayback()

  /// Begins with a collection view that was asked nothing yet.
  ///
  /// - Parameter layout: A layout that serves no collection view.
  init(
    viewport: CollectionViewport, on layout: CollectionViewLayout, hasPrefetching: Bool
  ) throws(CollectionLayoutError) {
    view = try CollectionView(
      collectionViewLayout: layout, viewport: viewport, dataSource: playback,
      cellProvider: playback)
    if hasPrefetching { view.setPrefetchDataSource(playback) }
    view.startTrace()
    playback.recorder = view.recorder
  }

  /// Does a request again; returns what was taken down of it.
  ///
  /// - Parameters:
  ///   - isInvalidated: Whether positions had been invalidated from outside since the request before.
  ///   - calls: The calls that were made then, for their answers.
  @discardableResult
  func perform(
    _ request: PipelineRequest, _ settings: CollectionViewSettings, isInvalidated: Bool,
    answeredAs calls: [PipelineCall]
  ) -> PipelineTrace.Entry? {
    playback.expected = calls
    view.anchorPolicy = settings.anchorPolicy
    view.heightEstimates = settings.heightEstimates
    view.selfSizingInvalidation = settings.selfSizingInvalidation
    view.isPrefetchingEnabled = settings.isPrefetchingEnabled
    let layout = view.collectionViewLayout
    if isInvalidated, !layout.isInvalidated { layout.invalidateLayout() }
    // A request that fails in the trace fails in the replay: the outcome tells.
    _ = try? view.perform(request)
    return view.recorder?.entries.last
  }

  /// The trace of the replay so far.
  var trace: PipelineTrace? { view.trace }
}
