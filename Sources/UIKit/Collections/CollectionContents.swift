import SelfSizingCollectionLayout

/// The answers to the layout engine's questions about a list, which it asks on the main actor only,
/// within a step of the driver's.
final class CollectionContents: CollectionViewDataSource, CollectionViewCellProvider {
  private weak var driver: CollectionDriver?
  init(_ driver: CollectionDriver) { self.driver = driver }

  private func ask<Answer: Sendable>(
    _ question: @MainActor (CollectionDriver) -> Answer, or answer: Answer
  ) -> Answer {
    guard let driver else { return answer }
    return MainActor.assumeIsolated { question(driver) }
  }

  func numberOfSections() -> Int { ask({ $0.sectionCount }, or: 0) }
  func numberOfItems(inSection section: Int) -> Int {
    ask({ $0.itemCount(inSection: section) }, or: 0)
  }
  func identity(ofItemAt indexPath: ItemIndexPath) -> ItemIdentity {
    ask({ $0.numbers.identity(ofItem: indexPath) }, or: ItemIdentity(-1))
  }
  func identity(ofSection section: Int) -> ItemIdentity {
    ask({ $0.numbers.identity(ofSection: section) }, or: ItemIdentity(-1))
  }
  func preferredLayoutAttributesFitting(_ layoutAttributes: CollectionViewLayoutAttributes)
    -> CollectionViewLayoutAttributes
  { ask({ $0.preferred(layoutAttributes) }, or: layoutAttributes) }
  func reuseIdentifier(for element: CollectionElement) -> ReuseIdentifier {
    ask({ $0.reuseIdentifier(of: element) }, or: .standard(for: element.kind))
  }
}
