/// Where a replay first differs from its trace, or why it could not begin.
public enum PipelineReplayError: Error, Hashable, Sendable {
  /// The trace was begun after the first step: what cells had answered before is not in it.
  case beginsLate
  /// The layout cannot serve the collection view.
  case layout(CollectionLayoutError)
  /// A call of an entry differs; both numbers count from 0. Nil where there is no further call.
  case call(entry: Int, call: Int, expected: PipelineCall?, actual: PipelineCall?)
  /// All calls of an entry are the same, and yet its outcome differs.
  case outcome(entry: Int, expected: PipelineOutcome, actual: PipelineOutcome)
  /// All entries are the same, and yet the collection view shows something else at the end.
  case state(expected: PipelineTrace.State, actual: PipelineTrace.State)
}

extension PipelineReplayError: CustomStringConvertible {
  /// A sentence that names the first difference.
  public var description: String {
    switch self {
    case .beginsLate:
      "The trace begins after the first step, so that it cannot be replayed."
    case .layout(let error): "The layout cannot be used: \(error)."
    case .call(let entry, let call, let expected, let actual):
      "Request \(entry), call \(call): the trace has “\(expected.map { "\($0)" } ?? "no call")”, "
        + "the replay “\(actual.map { "\($0)" } ?? "no call")”."
    case .outcome(let entry, let expected, let actual):
      "Request \(entry) came to \(PipelineTrace.text(of: expected)) in the trace, and to "
        + "\(PipelineTrace.text(of: actual)) in the replay."
    case .state(let expected, let actual):
      "At the end the trace shows \(expected), the replay \(actual)."
    }
  }
}
