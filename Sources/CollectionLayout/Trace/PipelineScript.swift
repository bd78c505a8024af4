/// The part of a trace that a replay needs, whether the trace is at hand or only its text.
struct PipelineScript: Hashable, Sendable {
  /// One request.
  struct Entry: Hashable, Sendable {
    /// The collection view's settings at the time of the request.
    var settings = CollectionViewSettings()
    /// Whether positions had been invalidated from outside since the request before.
    var isInvalidated = false
    /// The request.
    var request = PipelineRequest.layoutIfNeeded
    /// The calls that it made, for their answers; of a call without one only the place counts.
    var calls: [PipelineCall] = []
  }

  /// The window when the trace began.
  var viewport = CollectionViewport(size: .zero)
  /// Whether the collection view had not been laid out yet when the trace began.
  var beginsAtFirstStep = true
  /// Whether a data source was asked to prefetch.
  var hasPrefetching = false
  /// The requests, from the first.
  var entries: [Entry] = []

  /// Does every request again on a new collection view, with the answers of the data source and the
  /// cells that were taken down.
  ///
  /// - Parameters:
  ///   - layout: A layout that serves no collection view.
  ///   - compare: Called with what was taken down of each request, and its number.
  /// - Returns: The trace of the replay.
  /// - Throws: `beginsLate`, `layout`, and what `compare` throws.
  func replay(
    on layout: CollectionViewLayout,
    comparing compare: (PipelineTrace.Entry, _ number: Int) throws(PipelineReplayError) -> Void
  ) throws(PipelineReplayError) -> PipelineTrace {
    guard beginsAtFirstStep else { throw .beginsLate }
    let playback = PipelinePlayback()
    let view: CollectionView
    do {
      view = try CollectionView(
        collectionViewLayout: layout, viewport: viewport, dataSource: playback,
        cellProvider: playback)
    } catch {
      throw .layout(error)
    }
    if hasPrefetching { view.setPrefetchDataSource(playback) }
    view.startTrace()
    playback.recorder = view.recorder
    for (number, entry) in entries.enumerated() {
      playback.expected = entry.calls
      view.take(entry.settings)
      if entry.isInvalidated, !layout.isInvalidated { layout.invalidateLayout() }
      // A request that fails in the trace fails in the replay, and the outcomes are compared.
      _ = try? view.perform(entry.request)
      if let actual = view.recorder?.entries.last { try compare(actual, number) }
    }
    guard let trace = view.trace else { throw .beginsLate }
    return trace
  }
}

extension CollectionView {
  /// Takes over settings, as if each had been set.
  fileprivate func take(_ settings: CollectionViewSettings) {
    anchorPolicy = settings.anchorPolicy
    heightEstimates = settings.heightEstimates
    selfSizingInvalidation = settings.selfSizingInvalidation
    isPrefetchingEnabled = settings.isPrefetchingEnabled
  }
}
