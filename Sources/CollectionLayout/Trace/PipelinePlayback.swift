/// The data source and the cells of a replay: answers what the trace says was answered.
///
/// Where the replay asks something that the trace did not, any answer will do: the difference is
/// reported by the call itself.
final class PipelinePlayback: CollectionViewDataSource, CollectionViewCellProvider,
  CollectionViewDataSourcePrefetching
{
  /// The recorder of the replay; its number of calls is the replay's place in the trace.
  weak var recorder: PipelineRecorder?
  /// The calls of the entry that is replayed.
  var expected: [PipelineCall] = []

  private var sectionCount = 0
  private var identities: [ItemIndexPath: ItemIdentity] = [:]
  private var sectionIdentities: [Int: ItemIdentity] = [:]
  private var identifiers: [CollectionElement: ReuseIdentifier] = [:]

  /// The call that the trace has where the replay is.
  private var next: PipelineCall? {
    guard let recorder, recorder.request != nil, recorder.calls.count < expected.count else {
      return nil
    }
    return expected[recorder.calls.count]
  }

  func numberOfSections() -> Int {
    if case .numberOfSections(let count) = next { sectionCount = count }
    return sectionCount
  }

  func numberOfItems(inSection section: Int) -> Int {
    if case .numberOfItems(section, let count) = next { return count }
    return 0
  }

  func identity(ofItemAt indexPath: ItemIndexPath) -> ItemIdentity {
    if case .identityOfItem(indexPath, let identity) = next { identities[indexPath] = identity }
    return identities[indexPath] ?? ItemIdentity("not in the trace: \(indexPath)")
  }

  func identity(ofSection section: Int) -> ItemIdentity {
    if case .identityOfSection(section, let identity) = next {
      sectionIdentities[section] = identity
    }
    return sectionIdentities[section] ?? ItemIdentity("not in the trace: \(section)")
  }

  func indexPath(ofItem identity: ItemIdentity) -> ItemIndexPath? {
    if case .indexPath(identity, let indexPath) = next { return indexPath }
    return nil
  }

  func preferredLayoutAttributesFitting(_ layoutAttributes: CollectionViewLayoutAttributes)
    -> CollectionViewLayoutAttributes
  {
    if case .preferredAttributes(let original, let answer) = next,
      original.element == layoutAttributes.element
    {
      return answer
    }
    return layoutAttributes
  }

  func reuseIdentifier(for element: CollectionElement) -> ReuseIdentifier {
    if case .reuseIdentifier(element, let identifier) = next { identifiers[element] = identifier }
    return identifiers[element] ?? .standard(for: element.kind)
  }

  func prefetchItems(at indexPaths: [ItemIndexPath]) {}
}
