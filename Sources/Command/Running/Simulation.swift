import SelfSizing

/// A collection of self-sizing cells, and how it is scrolled.
struct Simulation: Sendable {
  /// The layouts that can be simulated.
  enum Layout: String, Sendable, CaseIterable {
    case table
    case masonry
  }

  /// The directions of scrolling.
  enum Direction: String, Sendable, CaseIterable {
    /// From the last item up, through cells that were never measured.
    case up
    /// From the first item down.
    case down
  }

  let layout: Layout
  let itemCount: Int
  let columnCount: Int
  let viewport: LayoutSize
  let anchorPolicy: ScrollAnchorPolicy
  let direction: Direction
  /// How far each step scrolls, in points; positive.
  let step: Double
  let traits: TraitCollection

  /// A simulated scroll ends after so many steps, wherever it is then.
  static let maximumSteps = 100_000

  func makeLayout() -> CollectionViewLayout {
    switch layout {
    case .table: TableLayout(section: TableSection(items: .estimated(Self.estimate)))
    case .masonry:
      MasonryLayout(
        section: MasonrySection(columns: .fixed(columnCount), items: .estimated(Self.estimate)))
    }
  }

  /// The height that cells are taken to have until they are measured.
  private static let estimate = 100.0
}

extension ContentsOfTemplate {
  /// Scrolls through the collection until its end, or its beginning, is reached.
  func simulate(_ simulation: Simulation) throws -> ScrollTrace {
    let cells = TemplateCells(
      template, contents: contents, repeatedTo: simulation.itemCount, traits: simulation.traits)
    let view = try CollectionView(
      collectionViewLayout: simulation.makeLayout(),
      viewport: CollectionViewport(
        size: simulation.viewport, displayScale: simulation.traits.displayScale),
      dataSource: cells, cellProvider: cells)
    view.anchorPolicy = simulation.anchorPolicy
    var trace = ScrollTrace()
    trace.append(try view.layoutIfNeeded())
    if simulation.direction == .up, simulation.itemCount > 0, !contents.isEmpty {
      trace.append(
        try view.scrollToItem(
          at: ItemIndexPath(item: simulation.itemCount - 1, section: 0), at: .bottom))
    }
    let delta = simulation.direction == .up ? -simulation.step : simulation.step
    while trace.steps.count < Simulation.maximumSteps {
      let step = try view.scroll(by: delta)
      trace.append(step)
      if step.edgeClamp != 0 { break }
    }
    if let error = cells.measuringError { throw error }
    return trace
  }
}
