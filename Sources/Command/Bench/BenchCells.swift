import SelfSizing

/// The items of a bench: contents of several templates in turn, some of which change.
final class BenchCells: CollectionViewDataSource, CollectionViewCellProvider {
  private let count: Int, templates: [(measurer: any ContentMeasurer, count: Int)]
  /// By how many contents an item has moved on.
  private var changes: [Int: Int] = [:]
  private var traits = TraitCollection()
  /// Whether cells report the height that they prefer, rather than take the layout's.
  let isSelfSizing: Bool
  private(set) var measurementCount = 0
  /// Why a cell could not be measured, the first time that it happened.
  private(set) var failure: (any Error)?

  init(_ templates: [any MeasurableCells], count: Int, isSelfSizing: Bool) {
    self.templates = templates.filter { $0.contentCount > 0 }
      .map { ($0.makeMeasurer(), $0.contentCount) }
    self.count = self.templates.isEmpty ? 0 : count
    self.isSelfSizing = isSelfSizing
  }

  func change(_ item: Int) { changes[item, default: 0] += 1 }

  func height(of item: Int, width: Double) -> Double? {
    let (turn, index) = item.quotientAndRemainder(dividingBy: templates.count)
    let template = templates[index]
    measurementCount += 1
    do {
      return try template.measurer.height(
        ofContent: (turn + changes[item, default: 0]) % template.count, width: width,
        traits: traits)
    } catch {
      failure = failure ?? error
      return nil
    }
  }

  func numberOfItems(inSection section: Int) -> Int { count }
  func identity(ofItemAt indexPath: ItemIndexPath) -> ItemIdentity { ItemIdentity(indexPath.item) }

  func viewportDidChange(_ viewport: CollectionViewport) {
    traits = traits.inheriting(from: viewport)
  }

  func preferredLayoutAttributesFitting(_ layoutAttributes: CollectionViewLayoutAttributes)
    -> CollectionViewLayoutAttributes
  {
    guard isSelfSizing, layoutAttributes.representedElementKind == .item,
      let height = height(of: layoutAttributes.indexPath.item, width: layoutAttributes.frame.width)
    else { return layoutAttributes }
    var preferred = layoutAttributes
    preferred.frame.size.height = height
    return preferred
  }
}
