import SelfSizing

/// The cells of several templates by turns: a collection with cells of every kind.
final class SimulatedCells: CollectionViewDataSource, CollectionViewCellProvider {
  /// The number of cells.
  let count: Int
  private let templates: [any TemplateCellSource]

  /// The text size that the cells are measured at.
  var size = DynamicTypeCategory.large {
    didSet {
      guard size != oldValue else { return }
      for template in templates { template.traits.contentSizeCategory = size }
    }
  }

  /// Creates a collection of `count` cells; templates without contents take no turns.
  init(_ templates: [any LoadedTemplate], count: Int) {
    self.templates = templates.map { $0.cells(repeatedTo: count, TraitCollection()) }
      .filter { $0.count > 0 }
    self.count = self.templates.isEmpty ? 0 : count
  }

  /// Why a cell could not be measured, if one could not.
  var measuringError: MeasuringError? {
    templates.lazy.compactMap(\.measuringError).first
  }

  func numberOfItems(inSection section: Int) -> Int { count }

  func identity(ofItemAt indexPath: ItemIndexPath) -> ItemIdentity {
    ItemIdentity(indexPath.item)
  }

  /// Returns one identifier for each template, so that each has its own estimates.
  func reuseIdentifier(for element: CollectionElement) -> ReuseIdentifier {
    ReuseIdentifier("\(element.indexPath.item % templates.count)")
  }

  func preferredLayoutAttributesFitting(_ layoutAttributes: CollectionViewLayoutAttributes)
    -> CollectionViewLayoutAttributes
  {
    guard layoutAttributes.representedElementKind == .item else { return layoutAttributes }
    let (turn, template) = layoutAttributes.indexPath.item.quotientAndRemainder(
      dividingBy: templates.count)
    var asked = layoutAttributes
    asked.element.indexPath.item = turn
    var preferred = layoutAttributes
    preferred.frame.size = templates[template].preferredLayoutAttributesFitting(asked).frame.size
    return preferred
  }
}

/// The cells of one template, its content's type left behind.
protocol TemplateCellSource: CollectionViewCellProvider {
  /// The number of cells.
  var count: Int { get }
  /// What the cells are measured under.
  var traits: TraitCollection { get set }
  /// Why a cell could not be measured, if one could not.
  var measuringError: MeasuringError? { get }
}

extension TemplateCells: TemplateCellSource {}
