import SelfSizingCellTemplates
import SelfSizingCollectionLayout
import SelfSizingGeometry
import SelfSizingTypography

/// The cells of a collection, one for each content, that size themselves by measuring a template.
///
/// It is the data source and the cell provider of a `CollectionView`: where UIKit would dequeue a
/// cell and ask it for its preferred attributes, the template is measured at the width of the
/// layout.
public final class TemplateCells<Content> {
  /// The contents that fill the cells, one each; a cell has its position as its identity.
  public let contents: [Content]
  /// The traits under which the cells are measured.
  ///
  /// The text size, the scale and the direction are those of the collection view's viewport,
  /// whatever they were before: change them there. After changing anything else, call
  /// `CollectionView.invalidateMeasurements()`.
  public var traits: TraitCollection
  /// Why a cell could not be measured, the first time that it happened. Its height then stays as
  /// the layout estimated it.
  public private(set) var measuringError: MeasuringError?

  private let measurer: Measurer<Content>
  private let priorities: FittingPriorities

  /// Creates the cells of a template for some contents.
  ///
  /// - Parameters:
  ///   - template: The template of the cells.
  ///   - contents: What fills the cells, one each.
  ///   - traits: What the cells are measured under, besides what they inherit from the viewport.
  ///   - priorities: How strongly the cell takes the width, and shrinks.
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

extension TemplateCells {
  /// How many times a cell was measured; answers that were remembered do not count.
  public var measurementCount: Int { measurer.heightCache.missCount }
}

extension TemplateCells: CollectionViewDataSource {
  /// Returns the number of cells.
  public func numberOfItems(inSection section: Int) -> Int { contents.count }

  /// Returns the position of a cell as its identity.
  public func identity(ofItemAt indexPath: ItemIndexPath) -> ItemIdentity {
    ItemIdentity(indexPath.item)
  }
}

extension TemplateCells: CollectionViewCellProvider {
  /// Takes over the text size, the scale and the direction.
  public func viewportDidChange(_ viewport: CollectionViewport) {
    traits = traits.inheriting(from: viewport)
  }

  /// Returns the attributes with the height that the content takes at their width.
  public func preferredLayoutAttributesFitting(_ layoutAttributes: CollectionViewLayoutAttributes)
    -> CollectionViewLayoutAttributes
  {
    let item = layoutAttributes.indexPath.item
    guard layoutAttributes.representedElementKind == .item, contents.indices.contains(item) else {
      return layoutAttributes
    }
    do {
      var preferred = layoutAttributes
      preferred.frame.size.height = try measurer.height(
        of: contents[item], width: layoutAttributes.frame.width, traits: traits,
        priorities: priorities)
      return preferred
    } catch {
      measuringError = measuringError ?? error
      return layoutAttributes
    }
  }
}

extension TemplateCells where Content: Sendable {
  /// Returns the items to measure ahead of time, in order, for a ``BackgroundMeasurer`` of the same
  /// template and traits.
  public func backgroundItems(in range: Range<Int>? = nil) -> [BackgroundMeasurer<Content>.Item] {
    (range ?? contents.indices).clamped(to: contents.indices).map { item in
      BackgroundMeasurer.Item(
        identity: ItemIdentity(item), indexPath: ItemIndexPath(item: item, section: 0),
        content: contents[item])
    }
  }
}
