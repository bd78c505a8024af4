import SelfSizing

/// The cells of several templates in turn: a collection with cells of every kind.
final class SimulatedCells: CollectionViewDataSource, CollectionViewCellProvider {
  let count: Int
  private let templates: [any TemplateCellSource]
  var hidden = HiddenItems()

  /// Contents repeat as often as needed; templates without contents take no turns.
  init(_ templates: [LoadedTemplate], count: Int, traits: TraitCollection) {
    self.templates = templates.map { $0.collection(traits) }
      .filter { $0.numberOfItems(inSection: 0) > 0 }
    self.count = self.templates.isEmpty ? 0 : count
  }

  var failure: (any Error)? { templates.lazy.compactMap(\.failure).first }

  func numberOfItems(inSection section: Int) -> Int { hidden.count(count, inSection: section) }

  func identity(ofItemAt indexPath: ItemIndexPath) -> ItemIdentity {
    ItemIdentity(hidden.dataPath(of: indexPath).item)
  }

  func reuseIdentifier(for element: CollectionElement) -> ReuseIdentifier {
    ReuseIdentifier("\(hidden.dataPath(of: element.indexPath).item % templates.count)")
  }

  func viewportDidChange(_ viewport: CollectionViewport) {
    for template in templates { template.viewportDidChange(viewport) }
  }

  func preferredLayoutAttributesFitting(_ layoutAttributes: CollectionViewLayoutAttributes)
    -> CollectionViewLayoutAttributes
  {
    guard layoutAttributes.representedElementKind == .item else { return layoutAttributes }
    let (turn, template) = hidden.dataPath(of: layoutAttributes.indexPath).item
      .quotientAndRemainder(dividingBy: templates.count)
    var asked = layoutAttributes
    asked.element.indexPath.item = turn % templates[template].numberOfItems(inSection: 0)
    var preferred = layoutAttributes
    preferred.frame.size = templates[template].preferredLayoutAttributesFitting(asked).frame.size
    return preferred
  }
}

/// The cells of one template, its content's type erased.
protocol TemplateCellSource: CollectionViewDataSource, CollectionViewCellProvider {
  /// Why a cell could not be measured, the first time that it happened.
  var failure: (any Error)? { get }
}

extension TemplateCells: TemplateCellSource {
  var failure: (any Error)? { measuringError }
}
