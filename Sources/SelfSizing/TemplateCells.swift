import SelfSizingCellTemplates
import SelfSizingCells
import SelfSizingCollectionLayout
import SelfSizingGeometry
import SelfSizingTypography

/// The cells of a collection, one for each content, that size themselves by measuring templates.
///
/// It is the data source and the cell provider of a `CollectionView`: where UIKit would dequeue a
/// cell and ask it for its preferred attributes, a template is measured at the width of the layout.
///
/// The cells are of one template, or of several that are registered, each for the contents that it
/// takes:
///
/// ```swift
/// let cells = TemplateCells(contents: feed, identifiedBy: { ItemIdentity($0.id) })
/// cells.register(postCell) { if case .post(let post) = $0.body { post } else { nil } }
/// cells.register(adCell) { if case .ad(let ad) = $0.body { ad } else { nil } }
/// ```
public final class TemplateCells<Content> {
  /// The contents that fill the cells, one each. Change them with ``apply(_:to:isChanged:)``, or
  /// within `performBatchUpdates(_:)` of the collection view.
  public var contents: [Content]
  /// The traits under which the cells are measured. Change the text size, the scale and the
  /// direction in the collection view's viewport; after anything else call
  /// `CollectionView.invalidateMeasurements()`.
  public var traits: TraitCollection
  /// The first error in measuring a cell. The cell keeps its estimated height.
  public private(set) var measuringError: MeasuringError?
  /// The first content without a registered template that was asked for. Its cell keeps its
  /// estimated height.
  public private(set) var firstContentWithoutTemplate: Int?
  let identify: ((Content) -> ItemIdentity)?
  private let priorities: FittingPriorities
  private var kinds: [CellKind<Content>] = []

  /// Creates the cells of a template for some contents, whose identities are their places if none
  /// are given. The traits are those of the cells, in addition to those of the viewport.
  public convenience init(
    _ template: CellTemplate<Content>, contents: [Content],
    identifiedBy identity: ((Content) -> ItemIdentity)? = nil,
    traits: TraitCollection = TraitCollection(),
    priorities: FittingPriorities = .requiredWidthFittingHeight
  ) {
    self.init(contents: contents, identifiedBy: identity, traits: traits, priorities: priorities)
    kinds = [CellKind(template, name: nil) { $0 }]
  }

  /// Creates cells for contents whose templates you register afterward; the parameters are those of
  /// ``init(_:contents:identifiedBy:traits:priorities:)``.
  public init(
    contents: [Content], identifiedBy identity: ((Content) -> ItemIdentity)? = nil,
    traits: TraitCollection = TraitCollection(),
    priorities: FittingPriorities = .requiredWidthFittingHeight
  ) {
    self.contents = contents
    identify = identity
    self.traits = traits
    self.priorities = priorities
  }

  /// Registers a template for some of the contents. If several templates take a content, the first
  /// registered one measures it. Their names are the cells' reuse identifiers.
  public func register<CellContent>(
    _ template: CellTemplate<CellContent>, for content: @escaping (Content) -> CellContent?
  ) { kinds.append(CellKind(template, name: ReuseIdentifier(template.name), content)) }
}

extension TemplateCells {
  /// The number of times that a cell was measured; cached heights do not count.
  package var measurementCount: Int { kinds.map { $0.measurementCount() }.reduce(0, +) }
}

extension TemplateCells: CollectionViewDataSource {
  /// Returns the number of cells.
  public func numberOfItems(inSection section: Int) -> Int { contents.count }

  /// Returns the identity of a cell's content, or its index.
  public func identity(ofItemAt indexPath: ItemIndexPath) -> ItemIdentity {
    identify?(contents[indexPath.item]) ?? ItemIdentity(indexPath.item)
  }
}

extension TemplateCells: CollectionViewCellProvider {
  /// Adopts the viewport's text size, scale and direction.
  public func viewportDidChange(_ viewport: CollectionViewport) {
    traits = traits.inheriting(from: viewport)
  }

  /// Returns the name of the template that measures a cell, if templates are registered.
  public func reuseIdentifier(for element: CollectionElement) -> ReuseIdentifier {
    guard element.kind == .item, contents.indices.contains(element.indexPath.item)
    else { return .standard(for: element.kind) }
    let content = contents[element.indexPath.item]
    return kinds.first { $0.takes(content) }?.name ?? .standard(for: element.kind)
  }

  /// Returns the attributes with the height that the content takes at their width.
  public func preferredLayoutAttributesFitting(_ layoutAttributes: CollectionViewLayoutAttributes)
    -> CollectionViewLayoutAttributes
  {
    let item = layoutAttributes.indexPath.item
    guard layoutAttributes.representedElementKind == .item, contents.indices.contains(item)
    else { return layoutAttributes }
    do {
      for kind in kinds {
        guard
          let height = try kind.height(
            contents[item], layoutAttributes.frame.width, traits, priorities)
        else { continue }
        var preferred = layoutAttributes
        preferred.frame.size.height = height
        return preferred
      }
      firstContentWithoutTemplate = firstContentWithoutTemplate ?? item
    } catch { measuringError = measuringError ?? error }
    return layoutAttributes
  }
}

extension TemplateCells where Content: Sendable {
  /// Returns the items to measure ahead of time, in order, for a ``BackgroundMeasurer`` of the same
  /// template and traits.
  public func backgroundItems(in range: Range<Int>? = nil) -> [BackgroundMeasurer<Content>.Item] {
    (range ?? contents.indices).clamped(to: contents.indices).map { item in
      let indexPath = ItemIndexPath(item: item, section: 0)
      return BackgroundMeasurer.Item(
        identity: identity(ofItemAt: indexPath), indexPath: indexPath, content: contents[item])
    }
  }
}

/// The cells of one template, the type of its contents erased.
private struct CellKind<Content> {
  /// The reuse identifier; nil for that of cells that are never registered.
  let name: ReuseIdentifier?
  let takes: (Content) -> Bool
  /// The height of a content at a width; nil for contents of other templates.
  let height:
    (Content, Double, TraitCollection, FittingPriorities) throws(MeasuringError) -> Double?
  let measurementCount: () -> Int

  init<CellContent>(
    _ template: CellTemplate<CellContent>, name: ReuseIdentifier?,
    _ read: @escaping (Content) -> CellContent?
  ) {
    let measurer = Measurer(template)
    self.name = name
    takes = { read($0) != nil }
    height = { content, width, traits, priorities throws(MeasuringError) in
      guard let content = read(content) else { return nil }
      return try measurer.height(of: content, width: width, traits: traits, priorities: priorities)
    }
    measurementCount = { measurer.heightCache.missCount }
  }
}
