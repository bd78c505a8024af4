import SelfSizingCellTemplates
import SelfSizingCollectionLayout
import SelfSizingGeometry
import SelfSizingTypography

/// The cells of a collection, one for each content, that size themselves by measuring a template.
///
/// It is the data source and the cell provider of a ``CollectionView``: where UIKit would dequeue a cell
/// and ask it for its preferred attributes, the template is measured at the width of the layout.
public final class TemplateCells<Content> {
  /// The contents, each under its position as its identity.
  public let contents: [Content]
  /// What the cells are measured under. After changing it, call
  /// ``CollectionView/invalidateMeasurements()``.
  public var traits: TraitCollection {
    didSet { heights.removeAll(keepingCapacity: true) }
  }
  /// How many times a cell was measured; answers that were remembered do not count.
  public private(set) var measurementCount = 0
  /// Why a cell could not be measured, the first time that it happened. Its height then stays as the
  /// layout estimated it.
  public private(set) var measuringError: MeasuringError?

  private let measurer: Measurer<Content>
  private let priorities: FittingPriorities
  private var heights: [Key: Double] = [:]

  private struct Key: Hashable {
    let item: Int
    let width: Double
  }

  /// Creates the cells of a template for some contents.
  public init(
    _ template: CellTemplate<Content>, contents: [Content],
    traits: TraitCollection = TraitCollection(),
    priorities: FittingPriorities = .requiredWidthFittingHeight
  ) {
    measurer = Measurer(template)
    self.contents = contents
    self.traits = traits
    self.priorities = priorities
  }
}

extension TemplateCells: CollectionViewDataSource {
  /// Returns the number of contents.
  public func numberOfItems(inSection section: Int) -> Int { contents.count }

  /// Returns the position of a content as its identity.
  public func identity(ofItemAt indexPath: ItemIndexPath) -> ItemIdentity {
    ItemIdentity(indexPath.item)
  }
}

extension TemplateCells: CollectionViewCellProvider {
  /// Returns the attributes with the height that the content takes at their width.
  public func preferredLayoutAttributesFitting(_ layoutAttributes: CollectionViewLayoutAttributes)
    -> CollectionViewLayoutAttributes
  {
    let item = layoutAttributes.indexPath.item
    guard layoutAttributes.representedElementKind == .item, contents.indices.contains(item) else {
      return layoutAttributes
    }
    let key = Key(item: item, width: layoutAttributes.frame.width)
    guard let height = heights[key] ?? measure(key) else { return layoutAttributes }
    var preferred = layoutAttributes
    preferred.frame.size.height = height
    return preferred
  }

  private func measure(_ key: Key) -> Double? {
    do {
      measurementCount += 1
      let height = try measurer.measure(
        contents[key.item], width: key.width, traits: traits, priorities: priorities
      ).size.height
      heights[key] = height
      return height
    } catch {
      measuringError = measuringError ?? error
      return nil
    }
  }
}
