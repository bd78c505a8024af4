import SelfSizingGeometry
import TestSupport

@testable import SelfSizingCollectionLayout

/// A random collection with a random layout, and random things that happen to it.
struct ScriptWorld {
  /// The layouts that scripts run over.
  enum Kind: Int, CaseIterable {
    case table, stickyMasonry, strictMasonry, roundRobinMasonry, rows, columns, grid, flow
    case selfSizingFlow

    /// Whether a changed item moves all that come after it, and nothing else.
    var isOneAfterTheOther: Bool { self == .table }

    /// Whether cells decide about their lengths.
    var selfSizes: Bool { self != .grid && self != .flow }
  }

  let kind: Kind
  let policy: ScrollAnchorPolicy
  let axis: LayoutAxis
  let direction: InterfaceDirection
  let collection: TestCollection
  let layout: SectionedLayout
  let view: CollectionView
  /// The preferred lengths by identity.
  var heights: [Int: Double] = [:]
  private var nextIdentity = 0
  private var random: SeededGenerator

  /// The number of combinations of layout, scroll direction, reading direction and anchor policy.
  static let combinations = Kind.allCases.count * 2 * 2 * ScrollAnchorPolicy.allCases.count

  /// Creates the world of a seed: all combinations take turns.
  ///
  /// - Parameter maximumItemCount: The most items of a section at the start, to find a small
  ///   failure.
  init(seed: UInt64, maximumItemCount: Int = .max) throws {
    var turn = Int(seed % UInt64(Self.combinations))
    func choose<Value>(_ values: [Value]) -> Value {
      defer { turn /= values.count }
      return values[turn % values.count]
    }
    kind = choose(Kind.allCases)
    axis = choose(LayoutAxis.allCases)
    direction = choose(InterfaceDirection.allCases)
    policy = choose(ScrollAnchorPolicy.allCases)
    random = SeededGenerator(seed: seed &* 0x9E37_79B9 &+ 7)
    collection = TestCollection(sections: [])
    layout = Self.layout(kind, &random)
    layout.scrollDirection = axis
    layout.flipsHorizontallyInOppositeLayoutDirection = true
    for _ in 0..<Int.random(in: 0...4, using: &random) {
      let count = Bool.random(using: &random) ? Int.random(in: 0...30, using: &random) : 2
      collection.sections.append([])
      for _ in 0..<min(count, maximumItemCount) {
        collection.sections[collection.sections.count - 1].append(nextIdentity); nextIdentity += 1
      }
    }
    view = try CollectionView(
      collectionViewLayout: layout, viewport: Self.viewport(direction, &random),
      dataSource: collection, cellProvider: collection)
    view.anchorPolicy = policy
    switch Int.random(in: 0...5, using: &random) {
    case 0: view.heightEstimates = .median
    case 1: view.heightEstimates = .measuredAhead
    default: break
    }
    let (collection, axis) = (collection, axis)
    collection.axis = axis
    collection.kinds = Int.random(in: 1...3, using: &random)
    drawHeights()
  }

  /// Gives every item a new preferred length.
  mutating func drawHeights() {
    for section in collection.sections {
      for item in section { heights[item] = Self.height(&random) }
    }
    publishHeights()
  }

  func publishHeights() {
    let heights = heights
    let isFlow = kind == .selfSizingFlow
    collection.preferredHeight = { element, item, _ in
      element.kind == .item ? heights[item] : 23.5
    }
    let width: (Int) -> Double = { item in Double(20 + item * 37 % 60) }
    collection.preferredWidth = isFlow ? width : nil
  }

  static func height(_ random: inout SeededGenerator) -> Double {
    switch Int.random(in: 0...5, using: &random) {
    case 0: Double(Int.random(in: 1...400, using: &random)) / 3
    case 1: Double.random(in: 1..<90, using: &random)
    default: Double(Int.random(in: 2...200, using: &random)) / 2
    }
  }

  private static func viewport(_ direction: InterfaceDirection, _ random: inout SeededGenerator)
    -> CollectionViewport
  {
    CollectionViewport(
      size: LayoutSize(
        width: Double(Int.random(in: 150...420, using: &random)),
        height: Double(Int.random(in: 150...420, using: &random))),
      contentInset: Bool.random(using: &random)
        ? .zero : LayoutEdgeInsets(top: 20, left: 3, bottom: 11, right: 7),
      displayScale: Double(Int.random(in: 1...3, using: &random)), layoutDirection: direction)
  }

  private static func layout(_ kind: Kind, _ random: inout SeededGenerator) -> SectionedLayout {
    let spacing = Double(Int.random(in: 0...3, using: &random))
    let insets = LayoutEdgeInsets(top: 5, left: 3, bottom: 2, right: 8)
    let columns = Int.random(in: 1...4, using: &random)
    let hasHeader = Bool.random(using: &random)
    let header: ElementHeight? = hasHeader ? .estimated(20) : nil
    let table = TableSection(
      header: header, footer: hasHeader ? .fixed(9) : nil, items: .estimated(40),
      groupInset: insets, sectionInset: insets, lineSpacing: spacing,
      interitemSpacing: spacing,
      hasBackground: hasHeader, headerPinsToVisibleBounds: kind == .table && columns == 1,
      footerPinsToVisibleBounds: kind == .table && columns < 3)
    func masonry(_ order: MasonryOrder, _ reflow: MasonryReflow) -> MasonryLayout {
      MasonryLayout(
        section: MasonrySection(
          columns: .fixed(columns), items: .estimated(40), interitemSpacing: spacing,
          lineSpacing: spacing, sectionInset: insets, header: header), order: order, reflow: reflow)
    }
    switch kind {
    case .table: return TableLayout(section: table)
    case .stickyMasonry: return masonry(.shortestFirst, .sticky)
    case .strictMasonry: return masonry(.shortestFirst, .strict)
    case .roundRobinMasonry: return masonry(.rightToLeft, .strict)
    case .rows:
      let rows = RowsLayout(section: table)
      rows.itemWidthProvider = { path in
        [.acrossSection, .withinSectionInset, .fraction(2), .fraction(2), .fraction(3)][
          path.item * 7 / 3 % 5]
      }
      return rows
    case .columns:
      return ColumnsLayout(
        itemsPerRow: columns, lineSpacing: spacing, interitemSpacing: spacing, sectionInset: insets,
        itemHeight: .height(.estimated(40)))
    case .grid:
      let grid = GridLayout(
        fixedDivisionCount: columns + 1, lineSpacing: spacing,
        interitemSpacing: spacing, flexibleToFixedRatio: 0.75,
        header: header)
      if Bool.random(using: &random) {
        grid.scaleProvider = { $0.item % 5 == 3 ? 2 : $0.item % 7 == 6 ? 3 : 1 }
      }
      return grid
    case .flow, .selfSizingFlow:
      let flow = FlowLayout()
      flow.sectionInset = insets
      flow.headerReferenceSize = LayoutSize(width: 20, height: 20)
      if kind == .flow {
        flow.itemSizeProvider = { path in
          LayoutSize(width: Double(30 + path.item % 3 * 20), height: Double(25 + path.item % 4 * 9))
        }
      } else {
        flow.estimatedItemSize = LayoutSize(width: 50, height: 40)
      }
      return flow
    }
  }
}

extension ScriptWorld {
  /// An event of a script's step.
  struct Event {
    let name: String
    let step: ScrollStep
    /// Whether items moved by a batch of updates.
    var isBatch = false
    /// Whether the viewport changed.
    var isRotation = false
    /// Whether nothing was laid out before.
    var isFirst = false
    /// The distance that was scrolled, if that was asked.
    var scrolledBy: Double?
    /// The item that was scrolled to, by its identity.
    var target: (identity: Int, position: CollectionView.ScrollPosition)?
    /// The items that count as new ones though they stay.
    var renewed: Set<Int> = []
  }

  /// Lets one random thing happen.
  mutating func next() throws -> Event {
    let items = collection.sections.indices.flatMap { section in
      collection.sections[section].indices.map { ItemIndexPath(item: $0, section: section) }
    }
    switch Int.random(in: 0...11, using: &random) {
    case 0: return Event(name: "layout", step: try view.layoutIfNeeded())
    case 1, 2, 3:
      let distance = Double(Int.random(in: -900...900, using: &random)) / 3
      return Event(
        name: "scroll by \(distance)", step: try view.scroll(by: distance), scrolledBy: distance)
    case 4:
      guard let path = items.randomElement(using: &random),
        let position = CollectionView.ScrollPosition.allCases.randomElement(using: &random)
      else { break }
      return Event(
        name: "scroll to \(path) at \(position)",
        step: try view.scrollToItem(at: path, at: position),
        target: (collection.sections[path.section][path.item], position))
    case 5:
      let paths = (0..<3).compactMap { _ in items.randomElement(using: &random) }
      for path in paths {
        heights[collection.sections[path.section][path.item]] = Self.height(&random)
      }
      publishHeights()
      return Event(name: "change \(paths)", step: try view.reconfigureItems(at: paths))
    case 6:
      drawHeights()
      return Event(name: "new text size", step: try view.invalidateMeasurements())
    case 7:
      return Event(
        name: "rotate", step: try view.setViewport(Self.viewport(direction, &random)),
        isRotation: true)
    case 8:
      for section in collection.sections.indices {
        collection.sections[section].removeAll { $0 % 9 == 4 }
      }
      return Event(name: "reload", step: try view.reloadData())
    default: return try batch()
    }
    return Event(name: "layout", step: try view.layoutIfNeeded())
  }

  /// Takes a random batch of updates.
  private mutating func batch() throws -> Event {
    var old = collection.sections
    let former = old
    var updates = CollectionViewUpdates()
    var new: [[Int]] = []
    var arrivals: [(path: ItemIndexPath, identity: Int, source: ItemIndexPath?)] = []
    for section in old.indices {
      var kept: [Int] = []
      for item in old[section].indices {
        let path = ItemIndexPath(item: item, section: section)
        switch Int.random(in: 0...12, using: &random) {
        case 0: updates.deleteItems(at: [path])
        case 1:
          arrivals.append((path, old[section][item], path))
        case 2:
          updates.reloadItems(at: [path])
          heights[old[section][item]] = Self.height(&random)
          kept.append(old[section][item])
        default: kept.append(old[section][item])
        }
      }
      new.append(kept)
    }
    guard !old.isEmpty else { return Event(name: "layout", step: try view.layoutIfNeeded()) }
    for _ in 0..<Int.random(in: 0...3, using: &random) {
      arrivals.append((ItemIndexPath(item: 0, section: 0), nextIdentity, nil))
      heights[nextIdentity] = Self.height(&random)
      nextIdentity += 1
    }
    // Destinations count after the batch: they are looked up once everything is in place.
    for arrival in arrivals {
      let section = Int.random(in: 0..<old.count, using: &random)
      new[section].insert(
        arrival.identity, at: Int.random(in: 0...new[section].count, using: &random))
    }
    old = new
    for arrival in arrivals {
      for section in old.indices {
        guard let item = old[section].firstIndex(of: arrival.identity) else { continue }
        let path = ItemIndexPath(item: item, section: section)
        if let source = arrival.source {
          updates.moveItem(at: source, to: path)
        } else {
          updates.insertItems(at: [path])
        }
      }
    }
    publishHeights()
    let step = try view.performBatchUpdates { batch in
      collection.sections = new
      batch = updates
    }
    let renewed = updates.reloadedItems.map { former[$0.section][$0.item] }
    return Event(name: "batch \(updates)", step: step, isBatch: true, renewed: Set(renewed))
  }

  /// Returns a random number below a bound.
  mutating func number(below bound: Int) -> Int { Int.random(in: 0..<bound, using: &random) }

  /// Every element that there is.
  var elements: [CollectionElement] {
    collection.sections.indices.flatMap { section -> [CollectionElement] in
      [.background(ofSection: section), .header(ofSection: section)]
        + collection.sections[section].indices.map {
          .item(ItemIndexPath(item: $0, section: section))
        } + [.footer(ofSection: section)]
    }
  }
}
