import SelfSizing
import SelfSizingReport

/// Cells that code makes with their contents, such as a class of an app.
struct LoadedCells: LoadedTemplate {
  let measurable: any MeasurableCells
  let system: String?
  /// Makes the cells for a system; nil stands for the one that they take themselves.
  let make: @Sendable (PlatformProfile?) throws -> any MeasurableCells
  var findings: [ContentFinding] { [] }
  var omittedFindingCount: Int { 0 }

  func redeclared(for platform: PlatformProfile) throws -> any MeasurableCells {
    try make(platform)
  }

  func fuzz(_ run: MeasuringRun, _ translations: [Translation]?, label: String) throws
    -> FuzzResult?
  {
    throw LoadedCellsError.takesNoTexts(cells: name)
  }

  func cells(_ traits: TraitCollection) -> any TemplateCellSource {
    CollectionOfCells(measurable, traits)
  }

  func heights() -> any CellHeights { HeightsOfCells(measurable) }
}

/// A request that cells made by code cannot follow. The command exits with 2
/// (`ExitStatus.failure`).
enum LoadedCellsError: Error, CustomStringConvertible {
  /// Their contents stand in code.
  case takesNoContent(cells: String, content: String)
  /// Their texts are set by code.
  case takesNoTexts(cells: String)

  var description: String {
    switch self {
    case .takesNoContent(let cells, let content):
      "\(content): \(cells) takes its samples from the code of its entry; add them there"
    case .takesNoTexts(let cells):
      "\(cells) is filled by code, which other texts cannot be put into; add samples with the texts "
        + "to its entry, and measure those"
    }
  }
}

/// The heights of cells that code makes.
private final class HeightsOfCells: CellHeights {
  private let measurer: any ContentMeasurer
  let count: Int

  init(_ cells: any MeasurableCells) {
    measurer = cells.makeMeasurer()
    count = cells.contentCount
  }

  func height(ofContent index: Int, width: Double, traits: TraitCollection)
    throws(MeasuringError) -> Double
  {
    try measurer.measure(
      contentAt: index, widths: [width], traits: traits, priorities: .requiredWidthFittingHeight
    ).first?.size.height ?? 0
  }
}

/// A collection of cells that code makes: each is measured when it is asked for its attributes.
private final class CollectionOfCells: TemplateCellSource {
  /// A cell and what its height depends on.
  private struct Asked: Hashable {
    let content: Int
    let width: Double
    let traits: TraitCollection
  }

  /// As many heights are kept at most.
  private static let mostHeights = 100_000

  private let cells: HeightsOfCells
  /// Heights so far: a live cell takes long, and the same content comes again and again.
  private var heights: [Asked: Double] = [:]
  private var traits: TraitCollection
  private(set) var measuringError: MeasuringError?

  init(_ cells: any MeasurableCells, _ traits: TraitCollection) {
    self.cells = HeightsOfCells(cells)
    self.traits = traits
  }

  func numberOfItems(inSection section: Int) -> Int { cells.count }

  func identity(ofItemAt indexPath: ItemIndexPath) -> ItemIdentity {
    ItemIdentity(indexPath.item)
  }

  func viewportDidChange(_ viewport: CollectionViewport) {
    traits = traits.inheriting(from: viewport)
  }

  func preferredLayoutAttributesFitting(_ layoutAttributes: CollectionViewLayoutAttributes)
    -> CollectionViewLayoutAttributes
  {
    let item = layoutAttributes.indexPath.item
    guard layoutAttributes.representedElementKind == .item, (0..<cells.count).contains(item) else {
      return layoutAttributes
    }
    do {
      var preferred = layoutAttributes
      preferred.frame.size.height = try height(of: item, layoutAttributes.frame.width)
      return preferred
    } catch {
      measuringError = measuringError ?? error
      return layoutAttributes
    }
  }

  private func height(of item: Int, _ width: Double) throws(MeasuringError) -> Double {
    let asked = Asked(content: item, width: width, traits: traits)
    if let height = heights[asked] { return height }
    let height = try cells.height(ofContent: item, width: width, traits: traits)
    if heights.count >= Self.mostHeights { heights = [:] }
    heights[asked] = height
    return height
  }
}
