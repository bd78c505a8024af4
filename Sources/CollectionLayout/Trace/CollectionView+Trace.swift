extension CollectionView {
  /// Starts a trace of every request and every call; a trace that was started before ends.
  ///
  /// Without a trace the pipeline is not slowed down.
  package func startTrace() {
    let recorder = PipelineRecorder(viewport: viewport, beginsAtFirstStep: !hasBeenLaidOut)
    self.recorder = recorder
    content = recorder.recording(unrecordedContent)
  }

  /// The requests since `startTrace()`, with their calls; empty if no trace was started.
  package var tracedEntries: [PipelineTrace.Entry] { recorder?.entries ?? [] }

  /// Everything since `startTrace()`; nil if no trace was started.
  package var trace: PipelineTrace? {
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
