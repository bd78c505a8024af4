import SelfSizing
import SelfSizingReport

extension CommandRun {
  /// A simulated scroll ends after so many steps, wherever it is then.
  private static var maximumSteps: Int { 100_000 }
  /// The height in points that cells are taken to have until they are measured.
  private static var estimate: Double { 100 }

  /// Scrolls a collection of self-sizing cells from one end to the other.
  func simulate(_ options: SimulateOptions) throws -> ExitStatus {
    let templates = try load(options.templates, options.content)
    let hasFindings = tellFindings(of: templates)
    let trace = try scroll(templates, options)
    console.write(
      options.isJSON ? ScrollTraceJSON(trace).text() : ScrollTraceTable(trace).text())
    let isSteady =
      trace.largestFirstFullyVisibleDisplacement == 0
      && trace.steps.allSatisfy(\.findings.isEmpty)
    return options.isStrict && (hasFindings || !isSteady) ? .findings : .success
  }

  /// Scrolls from one end to the other and notes every step.
  func scroll(_ templates: [any LoadedTemplate], _ options: SimulateOptions) throws
    -> ScrollTrace
  {
    let traits = TraitCollection(contentSizeCategory: options.size)
    let cells = SimulatedCells(
      templates.map { $0.cells(repeatedTo: options.itemCount, traits) },
      count: options.itemCount)
    let view = try CollectionView(
      collectionViewLayout: layout(options),
      viewport: CollectionViewport(
        size: LayoutSize(width: options.width, height: options.height),
        displayScale: traits.displayScale),
      dataSource: cells, cellProvider: cells)
    view.anchorPolicy = options.anchor.policy
    var trace = ScrollTrace()
    trace.append(try view.layoutIfNeeded())
    if options.direction == .up, view.numberOfItems(inSection: 0) > 0 {
      let last = ItemIndexPath(item: view.numberOfItems(inSection: 0) - 1, section: 0)
      trace.append(try view.scrollToItem(at: last, at: .bottom))
    }
    let delta = options.direction == .up ? -options.step : options.step
    while trace.steps.count < Self.maximumSteps {
      let step = try view.scroll(by: delta)
      trace.append(step)
      if step.edgeClamp != 0 { break }
    }
    if let error = cells.measuringError { throw error }
    return trace
  }

  private static func flow(width: Double) -> FlowLayout {
    let flow = FlowLayout()
    flow.estimatedItemSize = LayoutSize(width: width, height: estimate)
    return flow
  }

  private func layout(_ options: SimulateOptions) -> CollectionViewLayout {
    let estimate = ElementHeight.estimated(Self.estimate)
    return switch options.layout {
    case .table: TableLayout(section: TableSection(items: estimate))
    case .masonry:
      MasonryLayout(
        section: MasonrySection(columns: .fixed(options.columnCount), items: estimate))
    case .columns:
      ColumnsLayout(itemsPerRow: options.columnCount, itemHeight: .height(estimate))
    case .grid: GridLayout(fixedDivisionCount: options.columnCount)
    case .flow: Self.flow(width: options.width)
    }
  }
}

extension SimulateOptions.Anchor {
  /// The collection view's policy of that name.
  fileprivate var policy: ScrollAnchorPolicy {
    switch self {
    case .none: .none
    case .aboveOnly: .aboveOnly
    case .firstFullyVisible: .firstFullyVisible
    case .bottom: .bottom
    }
  }
}
