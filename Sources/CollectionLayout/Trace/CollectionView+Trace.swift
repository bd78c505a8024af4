import SelfSizingGeometry

/// The trace of what a collection view does.
extension CollectionView {
  /// Begins a trace of every request and every call from here on; a trace that was begun before
  /// ends.
  ///
  /// Begin before the first step: what cells answered before is not in the trace, so that it could
  /// not be replayed. Without a trace the pipeline is not slowed down.
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

  /// The requests since `startTrace()`, with their calls; empty if no trace was started.
  package var tracedEntries: [PipelineTrace.Entry] { recorder?.entries ?? [] }

  /// Everything since `startTrace()`; nil if no trace was started.
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
}
