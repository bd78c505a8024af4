import SelfSizing

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

protocol TemplateCellSource: CollectionViewDataSource, CollectionViewCellProvider {
  var failure: (any Error)? { get }
}

extension TemplateCells: TemplateCellSource {
  var failure: (any Error)? { measuringError }
}

/// A collection of cells that code makes: each is measured when it is asked for its attributes.
final class CollectionOfCells: TemplateCellSource {
  /// Heights that the collections of one template share: a live cell takes long.
  final class KnownHeights: Sendable {
    struct Asked: Hashable {
      let content: Int
      let width: Double
      let traits: TraitCollection
    }

    private static let most = 100_000
    private let heights = Guarded<[Asked: Double]>([:])

    subscript(asked: Asked) -> Double? {
      get { heights.withLock { $0[asked] } }
      set {
        heights.withLock { heights in
          if heights.count >= Self.most { heights = [:] }
          heights[asked] = newValue
        }
      }
    }
  }

  private let measurer: any ContentMeasurer
  private let count: Int
  private let heights: KnownHeights
  private var traits: TraitCollection
  private(set) var failure: (any Error)?

  init(_ cells: any MeasurableCells, _ traits: TraitCollection, _ heights: KnownHeights) {
    self.heights = heights
    measurer = cells.makeMeasurer()
    count = cells.contentCount
    self.traits = traits
  }

  func numberOfItems(inSection section: Int) -> Int { count }

  func identity(ofItemAt indexPath: ItemIndexPath) -> ItemIdentity { ItemIdentity(indexPath.item) }

  func viewportDidChange(_ viewport: CollectionViewport) {
    traits = traits.inheriting(from: viewport)
  }

  func preferredLayoutAttributesFitting(_ layoutAttributes: CollectionViewLayoutAttributes)
    -> CollectionViewLayoutAttributes
  {
    let item = layoutAttributes.indexPath.item
    guard layoutAttributes.representedElementKind == .item, (0..<count).contains(item) else {
      return layoutAttributes
    }
    do {
      var preferred = layoutAttributes
      preferred.frame.size.height = try height(of: item, layoutAttributes.frame.width)
      return preferred
    } catch {
      failure = failure ?? error
      return layoutAttributes
    }
  }

  private func height(of item: Int, _ width: Double) throws -> Double {
    let asked = KnownHeights.Asked(content: item, width: width, traits: traits)
    if let height = heights[asked] { return height }
    let height = try measurer.height(ofContent: item, width: width, traits: traits)
    heights[asked] = height
    return height
  }
}
