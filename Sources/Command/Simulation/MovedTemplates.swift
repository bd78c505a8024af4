import SelfSizing

/// A collection of templates' cells that a simulation moves.
final class MovedTemplates: MovedCollection {
  private let cells: SimulatedCells
  private let view: CollectionView

  init(
    _ cells: SimulatedCells, _ layout: SimulatedLayout, anchor: ScrollAnchorPolicy,
    _ options: SimulateOptions
  ) throws {
    self.cells = cells
    cells.hidden = HiddenItems()
    view = try CollectionView(
      collectionViewLayout: layout.makeLayout(
        columnCount: options.columnCount, width: options.selection.width),
      viewport: CollectionViewport(
        size: LayoutSize(width: options.selection.width, height: options.selection.height),
        traits: options.selection.traits.modifyingTraits { $0.contentSizeCategory = options.size }),
      dataSource: cells, cellProvider: cells)
    view.anchorPolicy = anchor
    view.heightEstimates = options.estimates.heights
  }

  func read<Value: Sendable>(_ value: @Sendable (CollectionView) -> Value) -> Value? { value(view) }

  func perform(_ request: PipelineRequest) throws -> ScrollStep {
    try view.perform(request) {
      guard case .performBatchUpdates(let updates) = request else { return }
      cells.hidden.hide(updates.deletedItems)
      if !updates.insertedItems.isEmpty { _ = cells.hidden.showAll() }
    }
  }

  func checkQueries() {}

  func finish(_ findings: [CollectionFinding]) throws -> MovedOutcome {
    if let error = cells.failure { throw error }
    return MovedOutcome(
      anchor: view.anchorPolicy, work: nil, findings: findings.map { "\($0)" }, trace: nil)
  }
}

extension SimulateOptions.Estimates {
  fileprivate var heights: HeightEstimates {
    switch self {
    case .layout: .layout
    case .median: .median
    case .measured: .measuredAhead
    }
  }
}
