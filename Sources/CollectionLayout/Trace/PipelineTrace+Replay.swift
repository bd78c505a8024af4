/// The replay of a trace.
extension PipelineTrace {
  /// Does every request again on a new collection view, with the answers of the data source and the
  /// cells that are in the trace, and compares every call.
  ///
  /// - Parameter layout: A layout that is set as the one in the trace was, and serves no collection
  ///   view. Changes of its properties are not in a trace: one that was made between two requests
  ///   shows as a difference.
  /// - Returns: The trace of the replay: the same calls, outcomes and final state.
  /// - Throws: Where the replay first differs.
  @discardableResult
  public func replay(on layout: CollectionViewLayout)
    throws(PipelineReplayError) -> PipelineTrace
  {
    let replayed = try script.replay(on: layout) {
      (actual, number) throws(PipelineReplayError) in
      try Self.compare(entries[number], actual, number)
    }
    guard Self.isSame(state, replayed.state) else {
      throw .state(expected: state, actual: replayed.state)
    }
    return replayed
  }

  /// The part of the trace that a replay needs.
  private var script: PipelineScript {
    PipelineScript(
      viewport: viewport, beginsAtFirstStep: beginsAtFirstStep, hasPrefetching: hasPrefetching,
      entries: entries.map {
        PipelineScript.Entry(
          settings: $0.settings, isInvalidated: $0.isInvalidated, request: $0.request,
          calls: $0.calls)
      })
  }

  private static func compare(_ expected: Entry, _ actual: Entry, _ number: Int)
    throws(PipelineReplayError)
  {
    for index in 0..<max(expected.calls.count, actual.calls.count) {
      let former = index < expected.calls.count ? expected.calls[index] : nil
      let now = index < actual.calls.count ? actual.calls[index] : nil
      guard isSame(former, now) else {
        throw .call(entry: number, call: index, expected: former, actual: now)
      }
    }
    guard isSame(expected.outcome, actual.outcome) else {
      throw .outcome(entry: number, expected: expected.outcome, actual: actual.outcome)
    }
  }

  /// Whether two values are equal; those that hold a NaN, which no value equals, are compared as
  /// text.
  private static func isSame<Value: Equatable>(_ first: Value, _ second: Value) -> Bool {
    first == second || String(describing: first) == String(describing: second)
  }
}
