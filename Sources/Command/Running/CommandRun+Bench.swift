import SelfSizing

extension CommandRun {
  func bench(_ options: BenchOptions) throws -> ExitStatus {
    let templates = try load(options.selection)
    _ = reportFindings(of: templates, isQuiet: options.isQuiet)
    let comparison = try compareStrategies(templates, options)
    console.write(StrategyTable(comparison: comparison).text(options.format), in: options.format)
    return .success
  }

  /// Lets the same happen under every strategy, in every layout, under every anchor policy.
  func compareStrategies(_ templates: [LoadedTemplate], _ options: BenchOptions) throws
    -> StrategyComparison
  {
    var runs: [StrategyRun] = []
    for layout in options.layouts {
      for anchor in options.anchors {
        let bench = Bench(templates: templates, options: options, layout: layout, anchor: anchor)
        // How long the content is with every cell measured, after each step.
        let exact = try bench.run(.ahead).trace
        for strategy in options.strategies {
          let (trace, cells, invalidations, seconds) = try bench.run(strategy)
          let errors = trace.contentSizeErrors(comparedTo: exact, along: .vertical).map(\.magnitude)
          runs.append(
            StrategyRun(
              strategy: strategy, layout: layout.rawValue, anchor: anchor.rawValue,
              measurementCount: cells.measurementCount, invalidationCount: invalidations,
              meanContentSizeError: errors.reduce(0, +) / Double(max(errors.count, 1)),
              greatestContentSizeError: errors.max() ?? 0,
              greatestDisplacement: trace.largestFirstFullyVisibleDisplacement, seconds: seconds))
        }
      }
    }
    return StrategyComparison(
      text: "\(NumberFormat.counted(options.itemCount, "item")) of "
        + "\(options.selection.templates.joined(separator: ", ")): \(BenchScript.text).",
      itemCount: options.itemCount, runs: runs)
  }
}

private struct Bench {
  let templates: [LoadedTemplate], options: BenchOptions, layout: BenchOptions.Layout
  let anchor: SimulateOptions.Anchor

  func run(_ strategy: SizingStrategy) throws -> (
    trace: [ScrollStep], cells: BenchCells, invalidationCount: Int, seconds: Double
  ) {
    let traits = options.selection.traits.modifyingTraits { $0.contentSizeCategory = options.size }
    let cells = BenchCells(
      templates.map(\.measurable), count: options.itemCount, isSelfSizing: strategy != .inPrepare)
    let made = layout.makeLayout(
      columnCount: options.columnCount, estimate: options.estimate,
      height: strategy == .inPrepare ? { [unowned cells] in cells.height(of: $0, width: $1) } : nil)
    let invalidationsBefore = made.invalidationCount
    let view = try CollectionView(
      collectionViewLayout: made,
      viewport: CollectionViewport(
        size: LayoutSize(width: options.selection.width, height: options.selection.height),
        traits: traits), dataSource: cells, cellProvider: cells)
    view.anchorPolicy = anchor.policy
    switch strategy {
    case .inPrepare, .estimate: view.heightEstimates = .layout
    case .learned: view.heightEstimates = .median
    case .ahead: view.heightEstimates = .measuredAhead
    }
    let start = ContinuousClock.now
    let trace = try BenchScript(strategy: strategy, cells: cells, view: view).run()
    let time = (ContinuousClock.now - start).components
    if let error = cells.failure { throw error }
    return (
      trace, cells, made.invalidationCount - invalidationsBefore,
      Double(time.seconds) + Double(time.attoseconds) / 1e18
    )
  }
}
