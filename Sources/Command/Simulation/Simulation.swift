import SelfSizing
import SelfSizingReport

/// One run through a collection: a layout, a movement, an anchor policy.
struct Simulation {
  /// A movement by steps ends after so many, wherever it is then.
  private static let maximumSteps = 100_000
  /// The places that a movement to far places goes to.
  private static let placeCount = 40

  private let options: SimulateOptions
  private let cells: SimulatedCells
  private let view: CollectionView
  private var trace = ScrollTrace()
  private var largestMiss: Double?

  /// Moves through a collection, and returns what came of it.
  static func run(
    _ cells: SimulatedCells, _ layout: SimulatedLayout, _ motion: SimulateOptions.Motion,
    _ anchor: SimulateOptions.Anchor, _ options: SimulateOptions
  ) throws -> SimulatedRun {
    let clock = ContinuousClock()
    let start = clock.now
    var simulation = try Simulation(cells, layout, anchor, options)
    try simulation.move(motion)
    let (seconds, attoseconds) = (clock.now - start).components
    if let error = cells.measuringError { throw error }
    return SimulatedRun(
      layout: layout.rawValue, motion: motion.rawValue, anchor: anchor.rawValue,
      trace: simulation.trace, largestMiss: simulation.largestMiss,
      microseconds: Double(seconds) * 1e6 + Double(attoseconds) / 1e12)
  }

  private init(
    _ cells: SimulatedCells, _ layout: SimulatedLayout, _ anchor: SimulateOptions.Anchor,
    _ options: SimulateOptions
  ) throws {
    self.options = options
    self.cells = cells
    view = try CollectionView(
      collectionViewLayout: layout.makeLayout(
        columnCount: options.columnCount, width: options.selection.width),
      viewport: CollectionViewport(
        size: LayoutSize(width: options.selection.width, height: options.selection.height),
        traits: options.selection.traits.modifyingTraits {
          $0.contentSizeCategory = options.size
        }),
      dataSource: cells, cellProvider: cells)
    view.anchorPolicy = anchor.policy
    view.heightEstimates = options.estimates.heights
  }

  private mutating func move(_ motion: SimulateOptions.Motion) throws {
    trace.append(try view.layoutIfNeeded())
    guard cells.count > 0 else { return }
    switch motion {
    case .down: try scroll(by: options.step)
    case .up:
      try scroll(to: cells.count - 1, .bottom)
      try scroll(by: -options.step)
    case .jump:
      for place in 0..<Self.placeCount {
        try scroll(to: item(at: place), [.top, .centeredVertically, .bottom][place % 3])
        // What is above is not measured: a look around there needs corrections.
        for part in [-0.5, -0.5, 0.75] {
          trace.append(try view.scroll(by: part * options.selection.height))
        }
      }
    case .rotate:
      let size = view.viewport.size
      try atPlaces { simulation in
        for turned in [LayoutSize(width: size.height, height: size.width), size] {
          try simulation.change { $0.size = turned }
        }
      }
    case .textSize:
      let sizes = DynamicTypeCategory.allCases
      try atPlaces { simulation in
        for size in sizes.reversed() + [simulation.options.size] {
          try simulation.change { $0.contentSizeCategory = size }
        }
      }
    case .bounce:
      try pull(from: 0, .top, by: -options.step / 8)
      try pull(from: cells.count - 1, .bottom, by: options.step / 8)
    }
  }

  /// Pulls the content beyond an end in four steps, lets its cells change there, and scrolls back.
  private mutating func pull(
    from item: Int, _ position: CollectionView.ScrollPosition, by distance: Double
  ) throws {
    try scroll(to: item, position)
    let start = view.contentOffset
    for part in 1...4 {
      trace.append(
        try view.setContentOffset(
          LayoutPoint(x: start.x, y: start.y + Double(part) * distance)))
    }
    for size in [DynamicTypeCategory.accessibilityMedium, options.size] {
      try change { $0.contentSizeCategory = size }
    }
    trace.append(try view.scroll(by: -8 * distance))
  }

  /// Scrolls by equal steps until an edge of the content stops it.
  private mutating func scroll(by distance: Double) throws {
    while trace.steps.count < Self.maximumSteps {
      let step = try view.scroll(by: distance)
      trace.append(step)
      if step.edgeClamp != 0 { return }
    }
  }

  /// Scrolls to an item, and takes note of how far from its place it came to rest.
  private mutating func scroll(to item: Int, _ position: CollectionView.ScrollPosition) throws {
    let path = ItemIndexPath(item: item, section: 0)
    trace.append(try view.scrollToItem(at: path, at: position))
    guard let frame = view.collectionViewLayout.layoutAttributesForItem(at: path)?.frame else {
      return
    }
    let room = view.viewport.size.height
    let wanted =
      switch position {
      case .top: frame.minY
      case .bottom: frame.maxY - room
      default:
        PixelGrid(scale: view.viewport.displayScale).roundedEdge(frame.midY - room / 2)
      }
    let nearest = max(0, min(wanted, view.contentSize.height - room))
    // A millionth of a point is what sums of Doubles differ by.
    let miss = ((view.contentOffset.y - nearest).magnitude * 1e6).rounded() / 1e6
    largestMiss = max(largestMiss ?? 0, miss)
  }

  /// Changes the viewport.
  private mutating func change(_ edit: (inout CollectionViewport) -> Void) throws {
    var viewport = view.viewport
    edit(&viewport)
    trace.append(try view.setViewport(viewport))
  }

  /// Does the same at places far apart.
  private mutating func atPlaces(_ work: (inout Simulation) throws -> Void) throws {
    for place in 0..<Self.placeCount / 4 {
      try scroll(to: item(at: place), .top)
      trace.append(try view.scroll(by: options.step / 7))
      try work(&self)
    }
  }

  /// Returns items that spread over the collection, no two near each other: the golden ratio's
  /// multiples.
  private func item(at place: Int) -> Int {
    let part = (Double(place + 1) * 0.618_033_988_749_895).truncatingRemainder(dividingBy: 1)
    // Not the very ends, whose edges would hold the content.
    return Int(Double(cells.count) * (0.05 + 0.85 * part))
  }
}

extension SimulateOptions.Anchor {
  /// The collection view's policy of that name.
  var policy: ScrollAnchorPolicy {
    switch self {
    case .none: .none
    case .aboveOnly: .aboveOnly
    case .firstFullyVisible: .firstFullyVisible
    case .bottom: .bottom
    }
  }
}

extension SimulateOptions.Estimates {
  /// The collection view's estimates of that name.
  fileprivate var heights: HeightEstimates {
    switch self {
    case .layout: .layout
    case .median: .median
    case .measured: .measuredAhead
    }
  }
}
