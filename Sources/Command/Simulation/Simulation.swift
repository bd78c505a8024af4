import SelfSizing

/// One run through a collection: a layout, a movement, an anchor policy.
struct Simulation {
  /// A movement by steps ends after so many, wherever it is then.
  private static let maximumSteps = 100_000
  private static let placeCount = 40
  private let options: SimulateOptions
  private let collection: any MovedCollection
  private var trace = [ScrollStep]()
  private var frames: [SimulatedFrame] = []
  private var largestMiss: Double?
  /// The time that looking for lost elements took, which is no part of the movement.
  private var checking = Duration.zero

  static func run(
    _ collection: any MovedCollection, named name: String, _ motion: SimulateOptions.Motion,
    _ options: SimulateOptions
  ) throws -> SimulatedRun {
    let clock = ContinuousClock()
    let start = clock.now
    var simulation = Simulation(options: options, collection: collection)
    let outcome: MovedOutcome
    do {
      try simulation.move(motion)
      simulation.checkQueries()
      outcome = try collection.finish(simulation.trace.findings)
    } catch {
      _ = try? collection.finish([])
      throw error
    }
    let (seconds, attoseconds) = (clock.now - start - simulation.checking).components
    return SimulatedRun(
      layout: name, motion: motion, trace: simulation.trace, outcome,
      largestMiss: simulation.largestMiss,
      microseconds: Double(seconds) * 1e6 + Double(attoseconds) / 1e12, frames: simulation.frames)
  }

  private mutating func perform(_ request: PipelineRequest) throws -> ScrollStep {
    let step = try collection.perform(request)
    trace.append(step)
    if options.keepsFrames { frames.append(frame(of: step)) }
    return step
  }

  private mutating func checkQueries() {
    let clock = ContinuousClock()
    let start = clock.now
    collection.checkQueries()
    checking += clock.now - start
  }

  private func frame(of step: ScrollStep) -> SimulatedFrame {
    let window = collection.window
    let moved = Set(step.displacements.filter { $0.wasSettled && $0.distance != 0 }.map(\.element))
    return SimulatedFrame(
      step: trace.count - 1, cause: step.cause, offset: window.contentOffset[window.axis],
      size: window.viewport.size,
      elements: collection.visibleElements.map { attributes in
        var frame = attributes.frame
        frame.origin.x -= window.contentOffset.x
        frame.origin.y -= window.contentOffset.y
        return SimulatedFrame.Element(
          element: attributes.element, frame: frame, isMoved: moved.contains(attributes.element))
      })
  }

  private mutating func move(_ motion: SimulateOptions.Motion) throws {
    _ = try perform(.layoutIfNeeded)
    guard itemCount > 0 else { return }
    checkQueries()
    switch motion {
    case .down: try scroll(by: options.step)
    case .up:
      try scroll(to: itemCount - 1, .bottom)
      try scroll(by: -options.step)
    case .jump:
      for place in 0..<Self.placeCount {
        try scroll(to: item(at: place), [.top, .centeredVertically, .bottom][place % 3])
        // What is above is not measured: a look around there needs corrections.
        for part in [-0.5, -0.5, 0.75] {
          _ = try perform(.scroll(by: part * collection.window.room))
        }
      }
    case .rotate:
      let size = collection.window.viewport.size
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
    case .updates: try atPlaces { try $0.deleteAndInsert() }
    case .bounce:
      try pull(from: 0, .top, by: -options.step / 8)
      try pull(from: itemCount - 1, .bottom, by: options.step / 8)
    }
  }

  /// Pulls the content beyond an end in four steps, lets its cells change there, and scrolls back.
  private mutating func pull(
    from item: Int, _ position: CollectionView.ScrollPosition, by distance: Double
  ) throws {
    try scroll(to: item, position)
    let window = collection.window
    for part in 1...4 {
      var offset = window.contentOffset
      offset[window.axis] += Double(part) * distance
      _ = try perform(.setContentOffset(offset))
    }
    for size in [DynamicTypeCategory.accessibilityMedium, options.size] {
      try change { $0.contentSizeCategory = size }
    }
    _ = try perform(.scroll(by: -8 * distance))
  }

  private mutating func scroll(by distance: Double) throws {
    while trace.count < Self.maximumSteps {
      if try perform(.scroll(by: distance)).edgeClamp != 0 { return }
    }
  }

  /// Scrolls to an item, and takes note of how far from its place it came to rest.
  private mutating func scroll(to item: Int, _ position: CollectionView.ScrollPosition) throws {
    let path = path(ofItem: item)
    let axis = collection.window.axis
    _ = try perform(.scrollToItem(path, position.along(axis)))
    guard let frame = collection.frame(ofItemAt: path) else { return }
    let window = collection.window
    let (start, end) = axis == .vertical ? (frame.minY, frame.maxY) : (frame.minX, frame.maxX)
    let (room, insets) = (window.room, window.insets)
    let grid = PixelGrid(scale: window.viewport.displayScale)
    let middle = (start + end - room - insets.start + insets.end) / 2
    let wanted =
      switch position {
      case .top: [start - insets.start]
      case .bottom: [end - room + insets.end]
      // Half a pixel is rounded to either side, by how sums of Doubles were rounded.
      default: [grid.roundedEdge(middle - 1e-6), grid.roundedEdge(middle + 1e-6)]
      }
    let last = max(window.contentSize[axis] - room + insets.end, -insets.start)
    let misses = wanted.map { wanted in
      (window.contentOffset[axis] - max(-insets.start, min(wanted, last))).magnitude
    }
    // A millionth of a point is what sums of Doubles differ by.
    largestMiss = max(largestMiss ?? 0, ((misses.min() ?? 0) * 1e6).rounded() / 1e6)
  }

  private mutating func change(_ edit: (inout CollectionViewport) -> Void) throws {
    var viewport = collection.window.viewport
    edit(&viewport)
    _ = try perform(.setViewport(viewport))
  }

  /// Deletes two items above what is seen and one in the middle of it, and inserts them again.
  private mutating func deleteAndInsert() throws {
    let visible = collection.visibleElements.filter { $0.element.kind == .item }
      .map(\.element.indexPath)
    guard let first = visible.first else { return }
    var paths = (1...2).map { ItemIndexPath(item: first.item - $0, section: first.section) }
      .filter { $0.item >= 0 }
    if visible.count > 2 { paths.append(visible[visible.count / 2]) }
    paths.sort()
    var (deletion, insertion) = (CollectionViewUpdates(), CollectionViewUpdates())
    deletion.deleteItems(at: paths)
    insertion.insertItems(at: paths)
    for updates in [deletion, insertion] { _ = try perform(.performBatchUpdates(updates)) }
  }

  private mutating func atPlaces(_ work: (inout Simulation) throws -> Void) throws {
    for place in 0..<Self.placeCount / 4 {
      try scroll(to: item(at: place), .top)
      _ = try perform(.scroll(by: options.step / 7))
      try work(&self)
      checkQueries()
    }
  }

  private var itemCount: Int { collection.itemCounts.reduce(0, +) }

  private func path(ofItem number: Int) -> ItemIndexPath {
    var number = number
    for (section, count) in collection.itemCounts.enumerated() {
      if number < count { return ItemIndexPath(item: number, section: section) }
      number -= count
    }
    return ItemIndexPath(item: 0, section: 0)
  }

  /// Returns items that spread over the collection by the golden ratio's multiples.
  private func item(at place: Int) -> Int {
    let part = (Double(place + 1) * 0.618_033_988_749_895).truncatingRemainder(dividingBy: 1)
    // Not the very ends, whose edges would hold the content.
    return Int(Double(itemCount) * (0.05 + 0.85 * part))
  }
}

extension SimulateOptions.Anchor {
  var policy: ScrollAnchorPolicy {
    switch self {
    case .none: .none
    case .aboveOnly: .aboveOnly
    case .firstFullyVisible: .firstFullyVisible
    case .bottom: .bottom
    }
  }

  init(_ policy: ScrollAnchorPolicy) { self = Self.allCases.first { $0.policy == policy } ?? .none }
}

extension CollectionView.ScrollPosition {
  fileprivate func along(_ axis: LayoutAxis) -> CollectionView.ScrollPosition {
    guard axis == .horizontal else { return self }
    switch self {
    case .top: return .left
    case .bottom: return .right
    default: return .centeredHorizontally
    }
  }
}
