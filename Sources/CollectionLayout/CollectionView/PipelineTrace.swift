/// One request to a collection view, and the result.
package struct PipelineEntry: Hashable, Sendable {
  /// The anchor policy and the estimates, in words.
  let settings: String
  /// Whether positions had been invalidated from outside since the request before.
  let isInvalidated: Bool
  package let request: PipelineRequest
  /// The calls that it made into the data source, cells and the layout, from the first: each with
  /// its answer on a line, as in `preferredLayoutAttributesFitting item [0, 3] 320.0×44.0 →
  /// 320.0×93.5`.
  package let calls: [String]
  /// How often it invalidated the layout.
  package let invalidationCount: Int
  /// The step, or why there was none.
  package let outcome: Result<ScrollStep, CollectionLayoutError>
}

extension CollectionView {
  /// Starts a trace of every request and every call; a trace that was started before ends. Without
  /// a trace the pipeline is not slowed down.
  package func startTrace() {
    let trace = PipelineTrace(viewport: viewport, beginsAtFirstStep: !hasBeenLaidOut)
    self.trace = trace
    content = trace.recording(unrecordedContent)
  }

  /// The requests since `startTrace()`, with their calls; empty if no trace was started.
  package var tracedEntries: [PipelineEntry] { trace?.entries ?? [] }

  /// Returns what may be set between two requests, in words.
  static func settings(_ policy: ScrollAnchorPolicy, _ estimates: HeightEstimates) -> String {
    "anchor \(policy), estimates \(estimates), self-sizing enabled"
  }
}

/// Everything that a collection view is asked, every call that it makes in answer, in UIKit's
/// order, and the outcome: the text of `selfsize simulate --calls`.
final class PipelineTrace {
  private(set) var entries: [PipelineEntry] = []
  /// The window when the trace began.
  let viewport: CollectionViewport
  /// Whether the collection view had not been laid out yet.
  let beginsAtFirstStep: Bool
  /// The request under way.
  var request: PipelineRequest?
  private var calls: [String] = []
  private var invalidationCount = 0
  private var settings = ""
  private var isInvalidated = false
  private var identities: [ItemIndexPath: ItemIdentity] = [:]
  private var sectionIdentities: [Int: ItemIdentity] = [:]
  private var identifiers: [CollectionElement: ReuseIdentifier] = [:]

  init(viewport: CollectionViewport, beginsAtFirstStep: Bool) {
    self.viewport = viewport
    self.beginsAtFirstStep = beginsAtFirstStep
  }

  func begin(_ request: PipelineRequest, _ settings: String, isInvalidated: Bool) {
    self.request = request
    self.settings = settings
    self.isInvalidated = isInvalidated
    (calls, invalidationCount) = ([], 0)
  }

  func end(_ outcome: Result<ScrollStep, CollectionLayoutError>) {
    guard let request else { return }
    entries.append(
      PipelineEntry(
        settings: settings, isInvalidated: isInvalidated, request: request, calls: calls,
        invalidationCount: invalidationCount, outcome: outcome))
    self.request = nil
    calls = []
  }

  /// Records a call with its answer, as a line of text. Between requests nothing is recorded: what
  /// a reader of the collection view asks is no part of the pipeline.
  func note(_ call: @autoclosure () -> String) { if request != nil { calls.append(call()) } }

  func noteInvalidation(_ context: CollectionViewLayoutInvalidationContext) {
    note("invalidateLayout with \(context.text)")
    invalidationCount += 1
  }

  /// Returns the calls of a data source and of cells, each of which is recorded as well.
  func recording(_ content: CollectionContent) -> CollectionContent {
    var recorded = content
    recorded.numberOfSections = { [self] in
      let count = content.numberOfSections()
      note("numberOfSections → \(count)")
      return count
    }
    recorded.numberOfItems = { [self] section in
      let count = content.numberOfItems(section)
      note("numberOfItems inSection \(section) → \(count)")
      return count
    }
    recorded.itemIdentity = { [self] path in
      let identity = content.itemIdentity(path)
      if request != nil, identities.updateValue(identity, forKey: path) != identity {
        note("identity ofItemAt \(path) → \(identity.text)")
      }
      return identity
    }
    recorded.sectionIdentity = { [self] section in
      let identity = content.sectionIdentity(section)
      if request != nil, sectionIdentities.updateValue(identity, forKey: section) != identity {
        note("identity ofSection \(section) → \(identity.text)")
      }
      return identity
    }
    recorded.indexPath = { [self] identity in
      let path = content.indexPath(identity)
      note("indexPath ofItem \(identity.text) → \(path.map { "\($0)" } ?? "nil")")
      return path
    }
    recorded.preferredAttributes = { [self] attributes in
      let answer = content.preferredAttributes(attributes)
      note(
        "preferredLayoutAttributesFitting \(attributes.text) → "
          + answer.text(changing: attributes))
      return answer
    }
    recorded.reuseIdentifier = { [self] element in
      let identifier = content.reuseIdentifier(element)
      if request != nil, identifiers.updateValue(identifier, forKey: element) != identifier {
        note("reuseIdentifier for \(element) → \(identifier.text)")
      }
      return identifier
    }
    return recorded
  }
}
