package struct PipelineEntry: Hashable, Sendable {
  let settings: String
  /// Whether positions had been invalidated since the request before.
  let isInvalidated: Bool
  package let request: PipelineRequest
  /// The calls that it made into the data source, cells and the layout, each with its answer, as in
  /// `preferredLayoutAttributesFitting item [0, 3] 320.0×44.0 → 320.0×93.5`.
  package let calls: [String]
  package let invalidationCount: Int
  package let outcome: Result<ScrollStep, CollectionLayoutError>
}

extension CollectionView {
  /// Starts a trace of every request and every call, in place of one that was started before.
  package func startTrace() {
    let trace = PipelineTrace(viewport: viewport, beginsAtFirstStep: !hasBeenLaidOut)
    self.trace = trace
    content = trace.recording(unrecordedContent)
  }

  package var tracedEntries: [PipelineEntry] { trace?.entries ?? [] }

  static func settings(_ policy: ScrollAnchorPolicy, _ estimates: HeightEstimates) -> String {
    "anchor \(policy), estimates \(estimates), self-sizing enabled"
  }
}

/// The requests to a collection view, each with the calls that it makes, in UIKit's order, and its
/// outcome: the text of `selfsize simulate --calls`.
final class PipelineTrace {
  private(set) var entries: [PipelineEntry] = []
  let viewport: CollectionViewport
  let beginsAtFirstStep: Bool
  var request: PipelineRequest?
  private var calls: [String] = []
  private var invalidationCount = 0

  init(viewport: CollectionViewport, beginsAtFirstStep: Bool) {
    self.viewport = viewport
    self.beginsAtFirstStep = beginsAtFirstStep
  }

  func begin(_ request: PipelineRequest) {
    self.request = request
    (calls, invalidationCount) = ([], 0)
  }

  func end(
    _ outcome: Result<ScrollStep, CollectionLayoutError>, _ settings: String, isInvalidated: Bool
  ) {
    guard let request else { return }
    entries.append(
      PipelineEntry(
        settings: settings, isInvalidated: isInvalidated, request: request, calls: calls,
        invalidationCount: invalidationCount, outcome: outcome))
    self.request = nil
    calls = []
  }

  /// Records a call with its answer. What is asked between requests is no part of the pipeline.
  func note(_ call: @autoclosure () -> String) { if request != nil { calls.append(call()) } }

  func noteInvalidation(_ context: CollectionViewLayoutInvalidationContext) {
    note("invalidateLayout with \(context.text)")
    invalidationCount += 1
  }

  func recording(_ content: CollectionContent) -> CollectionContent {
    var recorded = content
    recorded.numberOfSections = { [self] in
      let count = content.numberOfSections()
      note("numberOfSections → \(count)")
      return count
    }
    recorded.numberOfItems = noted(content.numberOfItems) {
      "numberOfItems inSection \($0) → \($1)"
    }
    recorded.itemIdentity = notedOnce(content.itemIdentity) {
      "identity ofItemAt \($0) → \($1.text)"
    }
    recorded.sectionIdentity = notedOnce(content.sectionIdentity) {
      "identity ofSection \($0) → \($1.text)"
    }
    recorded.indexPath = noted(content.indexPath) { identity, path in
      "indexPath ofItem \(identity.text) → \(path.map { "\($0)" } ?? "nil")"
    }
    recorded.preferredAttributes = noted(content.preferredAttributes) {
      "preferredLayoutAttributesFitting \($0.text) → \($1.text(changing: $0))"
    }
    recorded.reuseIdentifier = notedOnce(content.reuseIdentifier) {
      "reuseIdentifier for \($0) → \($1.text)"
    }
    return recorded
  }

  private func noted<Argument, Answer>(
    _ call: @escaping (Argument) -> Answer, _ text: @escaping (Argument, Answer) -> String
  ) -> (Argument) -> Answer {
    { [self] argument in
      let answer = call(argument)
      note(text(argument, answer))
      return answer
    }
  }

  /// Like `noted`, for answers that are recorded only where they are new.
  private func notedOnce<Argument: Hashable, Answer: Equatable>(
    _ call: @escaping (Argument) -> Answer, _ text: @escaping (Argument, Answer) -> String
  ) -> (Argument) -> Answer {
    var known: [Argument: Answer] = [:]
    return { [self] argument in
      let answer = call(argument)
      if request != nil, known.updateValue(answer, forKey: argument) != answer {
        note(text(argument, answer))
      }
      return answer
    }
  }
}
