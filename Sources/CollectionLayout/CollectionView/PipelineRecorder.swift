/// Records the calls of each request.
final class PipelineRecorder {
  private(set) var entries: [PipelineTrace.Entry] = []
  /// The window when the trace began.
  let viewport: CollectionViewport
  /// Whether the collection view had not been laid out yet.
  let beginsAtFirstStep: Bool
  var request: PipelineRequest?
  private(set) var calls: [PipelineCall] = []
  private var settings = CollectionViewSettings()
  private var isInvalidated = false

  private var identities: [ItemIndexPath: ItemIdentity] = [:]
  private var sectionIdentities: [Int: ItemIdentity] = [:]
  private var identifiers: [CollectionElement: ReuseIdentifier] = [:]

  /// Creates a recorder that has nothing recorded.
  init(viewport: CollectionViewport, beginsAtFirstStep: Bool) {
    self.viewport = viewport
    self.beginsAtFirstStep = beginsAtFirstStep
  }

  func begin(_ request: PipelineRequest, _ settings: CollectionViewSettings, isInvalidated: Bool) {
    self.request = request
    self.settings = settings
    self.isInvalidated = isInvalidated
    calls = []
  }

  func end(_ outcome: PipelineOutcome) {
    guard let request else { return }
    entries.append(
      PipelineTrace.Entry(
        settings: settings, isInvalidated: isInvalidated, request: request, calls: calls,
        outcome: outcome))
    self.request = nil
    calls = []
  }

  /// Records a call. Between requests nothing is recorded: what a reader of the collection
  /// view asks is no part of the pipeline.
  func note(_ call: PipelineCall) {
    if request != nil { calls.append(call) }
  }

  /// Returns the calls of a data source and of cells, each of which is recorded as well.
  func recording(_ content: CollectionContent) -> CollectionContent {
    var recorded = content
    recorded.numberOfSections = { [self] in
      let count = content.numberOfSections()
      note(.numberOfSections(count))
      return count
    }
    recorded.numberOfItems = { [self] section in
      let count = content.numberOfItems(section)
      note(.numberOfItems(section: section, count: count))
      return count
    }
    recorded.itemIdentity = { [self] path in
      let identity = content.itemIdentity(path)
      if request != nil, identities.updateValue(identity, forKey: path) != identity {
        note(.identityOfItem(path, identity))
      }
      return identity
    }
    recorded.sectionIdentity = { [self] section in
      let identity = content.sectionIdentity(section)
      if request != nil, sectionIdentities.updateValue(identity, forKey: section) != identity {
        note(.identityOfSection(section, identity))
      }
      return identity
    }
    recorded.indexPath = { [self] identity in
      let path = content.indexPath(identity)
      note(.indexPath(identity, path))
      return path
    }
    recorded.preferredAttributes = { [self] attributes in
      let answer = content.preferredAttributes(attributes)
      note(.preferredAttributes(attributes, answer: answer))
      return answer
    }
    recorded.reuseIdentifier = { [self] element in
      let identifier = content.reuseIdentifier(element)
      if request != nil, identifiers.updateValue(identifier, forKey: element) != identifier {
        note(.reuseIdentifier(element, identifier))
      }
      return identifier
    }
    return recorded
  }
}
