import SelfSizingCellTemplates
import SelfSizingCollectionLayout
import SelfSizingGeometry
import SelfSizingTypography

/// The cells of a collection, one for each content, that size themselves by measuring a template.
///
/// It is the data source and the cell provider of a `CollectionView`: where UIKit would dequeue a cell
/// and ask it for its preferred attributes, the template is measured at the width of the layout.
public final class TemplateCells<Content> {
  /// The contents that fill the cells, over and over if there are more cells.
  public let contents: [Content]
  /// The number of cells; each has its position as its identity.
  public let count: Int
  /// What the cells are measured under. After changing it, call
  /// `CollectionView.invalidateMeasurements()`.
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
    let content: Int
    let width: Double
  }

  /// Creates the cells of a template for some contents.
  ///
  /// - Parameters:
  ///   - template: The template of the cells.
  ///   - contents: What fills the cells.
  ///   - count: The number of cells; nil for one for each content. Without contents there are
  ///     no cells.
  ///   - traits: What the cells are measured under.
  ///   - priorities: How strongly the cell takes the width, and shrinks.
  public init(
    _ template: CellTemplate<Content>, contents: [Content], repeatedTo count: Int? = nil,
    traits: TraitCollection = TraitCollection(),
    priorities: FittingPriorities = .requiredWidthFittingHeight
  ) {
    measurer = Measurer(template)
    self.contents = contents
    self.count = contents.isEmpty ? 0 : max(count ?? contents.count, 0)
    self.traits = traits
    self.priorities = priorities
  }
}

extension TemplateCells: CollectionViewDataSource {
  /// Returns the number of cells.
  public func numberOfItems(inSection section: Int) -> Int { count }

  /// Returns the position of a cell as its identity.
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
    guard layoutAttributes.representedElementKind == .item, (0..<count).contains(item) else {
      return layoutAttributes
    }
    let key = Key(content: item % contents.count, width: layoutAttributes.frame.width)
    guard let height = heights[key] ?? measure(key) else { return layoutAttributes }
    var preferred = layoutAttributes
    preferred.frame.size.height = height
    return preferred
  }

  private func measure(_ key: Key) -> Double? {
    do {
      measurementCount += 1
      let height = try measurer.height(
        of: contents[key.content], width: key.width, traits: traits, priorities: priorities)
      heights[key] = height
      return height
    } catch {
      measuringError = measuringError ?? error
      return nil
    }
  }
}

extension TemplateCells where Content: Sendable {
  /// Returns the items to measure ahead of time, in order, for a ``BackgroundMeasurer`` of the same
  /// template and traits.
  public func backgroundItems(in range: Range<Int>? = nil) -> [BackgroundMeasurer<Content>.Item] {
    (range ?? 0..<count).clamped(to: 0..<count).map { item in
      BackgroundMeasurer.Item(
        identity: ItemIdentity(item), indexPath: ItemIndexPath(item: item, section: 0),
        content: contents[item % contents.count])
    }
  }
}
