import SelfSizingCollectionLayout
import SelfSizingGeometry

/// A compositional collection to which things happen by choices, and the claims that hold after
/// each of them.
public struct CompositionalScript {
  /// Returns a number from 0 up to a bound, which is at least 1.
  public typealias Choice = (_ bound: Int) -> Int

  /// Something that ought to hold and does not.
  public struct Failure: Error, CustomStringConvertible {
    /// The step and what is wrong after it.
    public let description: String

    init(_ description: String) { self.description = description }
  }

  /// The last step, in words.
  public private(set) var last = "the first layout"
  /// The number of steps that the collection view refused.
  public private(set) var refusalCount = 0
  /// Whether declarations and numbers are sound, so that nothing may be refused.
  public let isTame: Bool

  /// Whether items keep deciding what they decide when others come and go.
  private let keepsRoles: Bool
  private var hasBatch = false
  private let items: ScriptedItems
  private let makeLayout: () -> CompositionalLayout
  private let layout: CompositionalLayout
  private let view: CollectionView
  /// The most items of a section.
  private static let limit = 60

  /// Creates a collection of one section for each sample.
  public init(_ samples: [CompositionalSample], choosing choose: Choice) throws {
    try self.init(samples.map(\.section), isTame: true, keepsRoles: true, choose)
  }

  /// Creates a collection of declarations that are chosen as well.
  ///
  /// - Parameter isTame: Whether numbers are such as somebody might write.
  /// - Throws: `CollectionLayoutError` where the declarations cannot be laid out.
  public init(choosingSectionsWith choose: Choice, isTame: Bool) throws {
    var sections: [CompositionalSection] = []
    for _ in 0...choose(3) {
      sections.append(ChosenDeclarations(isTame: isTame).section(choose))
    }
    try self.init(sections, isTame: isTame, keepsRoles: false, choose)
  }

  private init(
    _ sections: [CompositionalSection], isTame: Bool, keepsRoles: Bool, _ choose: Choice
  ) throws {
    self.isTame = isTame
    self.keepsRoles = keepsRoles
    var configuration = CompositionalConfiguration()
    configuration.interSectionSpacing = 12
    configuration.scrollDirection = choose(8) == 7 ? .horizontal : .vertical
    items = ScriptedItems(axis: configuration.scrollDirection)
    for _ in sections {
      items.sections.append((0..<choose(41)).map { [items] _ in items.makeItem() })
    }
    makeLayout = { [configuration] in
      CompositionalLayout(configuration: configuration) { section, _ in
        sections[section % sections.count]
      }
    }
    layout = makeLayout()
    view = try CollectionView(
      collectionViewLayout: layout,
      viewport: CollectionViewport(
        size: LayoutSize(width: 390, height: 500), displayScale: Double(2 + choose(2)),
        layoutDirection: choose(2) == 0 ? .leftToRight : .rightToLeft),
      dataSource: items, cellProvider: items)
    try view.layoutIfNeeded()
  }

  // MARK: Steps

  /// Lets one thing happen.
  ///
  /// - Throws: ``Failure`` if the anchor moved, a cell never settled, or something sound was
  ///   refused.
  public mutating func step(_ choose: Choice) throws {
    switch choose(12) {
    case 0..<4:
      let distance = Double(choose(1_000)) - 400
      try attempt("scroll by \(distance)") { view throws(CollectionLayoutError) in
        try view.scroll(by: distance)
      }
    case 4..<7: try batch(choose)
    case 7:
      var viewport = view.viewport
      viewport.size.width = Double(320 + choose(180))
      if choose(4) == 0 {
        swap(&viewport.size.width, &viewport.size.height)
      }
      try attempt("size \(viewport.size)") { [viewport] view throws(CollectionLayoutError) in
        try view.setViewport(viewport)
      }
    case 8:
      layout.invalidateLayout()
      try attempt("invalidate") { view throws(CollectionLayoutError) in try view.layoutIfNeeded() }
    case 9:
      let section = choose(items.sections.count)
      let offset = Double(choose(900))
      layout.scrollOrthogonally(section: section, to: offset)
      try attempt("scroll section \(section) to \(offset)") { view throws(CollectionLayoutError) in
        try view.layoutIfNeeded()
      }
    case 10: try answer(choose)
    default:
      guard choose(8) == 0 else { return }
      try attempt("reload") { view throws(CollectionLayoutError) in try view.reloadData() }
    }
  }

  /// Hands in the size of one cell, wherever it is.
  private mutating func answer(_ choose: Choice) throws {
    let section = choose(items.sections.count)
    guard !items.sections[section].isEmpty else { return }
    let path = ItemIndexPath(item: choose(items.sections[section].count), section: section)
    let size = LayoutSize(width: Double(20 + choose(150)), height: Double(10 + choose(150)))
    guard let attributes = layout.layoutAttributesForItem(at: path) else { return }
    items.setPreferredSize(size, of: items.sections[section][path.item])
    let answer = items.answer(attributes)
    try attempt("item \(path.item) of section \(section) answers \(size)") {
      view throws(CollectionLayoutError) in
      try view.applyPreferredLayoutAttributes([answer])
    }
  }

  /// Deletes and inserts up to two items in each section.
  private mutating func batch(_ choose: Choice) throws {
    var deleted: [ItemIndexPath] = []
    var inserted: [ItemIndexPath] = []
    let former = items.sections
    var sections = former
    for section in sections.indices {
      var removed: Set<Int> = []
      let excess = max(0, sections[section].count - Self.limit)
      for _ in 0..<choose(3) + excess where !sections[section].isEmpty {
        removed.insert(choose(former[section].count))
      }
      for item in removed.sorted(by: >) {
        sections[section].remove(at: item)
        deleted.append(ItemIndexPath(item: item, section: section))
      }
      var places: [Int] = []
      for _ in 0..<choose(3) {
        let place = choose(sections[section].count + 1)
        sections[section].insert(items.makeItem(), at: place)
        places = places.map { $0 >= place ? $0 + 1 : $0 } + [place]
      }
      inserted += places.map { ItemIndexPath(item: $0, section: section) }
    }
    let isAccepted = try attempt("batch") { [items] view throws(CollectionLayoutError) in
      try view.performBatchUpdates { batch in
        items.sections = sections
        batch.deleteItems(at: deleted)
        batch.insertItems(at: inserted)
      }
    }
    if !isAccepted {
      items.sections = former
      try attempt("reload after a refusal") { view throws(CollectionLayoutError) in
        try view.reloadData()
      }
    }
    hasBatch = true
    items.forgetOthers()
  }

  /// Does something that the collection view may refuse, and looks at what it says of itself.
  @discardableResult
  private mutating func attempt(
    _ name: String, _ action: (CollectionView) throws(CollectionLayoutError) -> ScrollStep
  ) throws -> Bool {
    last = name
    let step: ScrollStep
    do {
      step = try action(view)
    } catch {
      refusalCount += 1
      if isTame { throw Failure("\(name): refused: \(error)") }
      return false
    }
    guard isTame else { return true }
    // A header that has come to be held in sight is where it is held, not at its place.
    if !isAnchorPinned(step), let distance = step.anchorDisplacement, distance != 0 {
      throw Failure("\(name): the anchor moved by \(distance)")
    }
    for finding in step.findings {
      if case .oscillatingCell = finding { throw Failure("\(name): \(finding)") }
    }
    return true
  }

  private func isAnchorPinned(_ step: ScrollStep) -> Bool {
    guard case .element(let element, _) = step.anchor else { return false }
    return layout.layoutAttributes(for: element)?.isPinned ?? false
  }

  // MARK: Comparing

  /// Compares every frame with those of a collection view that laid the same items out at once, and
  /// rectangle queries with all frames.
  ///
  /// - Throws: ``Failure`` for the first difference.
  public func compare(_ choose: Choice) throws {
    guard isTame else { return }
    let found = everything(in: layout)
    // An item that comes to a place of another size is not asked again while it is known.
    if keepsRoles || !hasBatch { try compareAfresh(found) }
    try compareItems(found)
    for _ in 0..<4 { try compareQuery(found, choose) }
  }

  private func compareAfresh(_ found: [CollectionViewLayoutAttributes]) throws {
    // A layout knows its collection view weakly.
    let (fresh, freshView) = try layOutAfresh()
    defer { withExtendedLifetime(freshView) {} }
    let expected = everything(in: fresh)
    guard found.count == expected.count else {
      throw Failure("\(last): \(found.count) elements, afresh \(expected.count)")
    }
    for (found, expected) in zip(found, expected) where found != expected {
      throw Failure(
        "\(last): \(found.element) at \(found.frame), afresh \(expected.element) at "
          + "\(expected.frame)")
    }
    guard layout.collectionViewContentSize == fresh.collectionViewContentSize else {
      throw Failure(
        "\(last): the content is \(layout.collectionViewContentSize), afresh "
          + "\(fresh.collectionViewContentSize)")
    }
  }

  private static let everywhere = LayoutRect(x: -1e7, y: -1e7, width: 3e7, height: 3e7)

  private func everything(in layout: CompositionalLayout) -> [CollectionViewLayoutAttributes] {
    layout.layoutAttributesForElements(in: Self.everywhere)
  }

  /// Lays out what was answered so far, without any step between.
  private func layOutAfresh() throws -> (CompositionalLayout, CollectionView) {
    let answered = AnsweredItems(items)
    let fresh = makeLayout()
    let other = try CollectionView(
      collectionViewLayout: fresh, viewport: view.viewport, dataSource: answered,
      cellProvider: answered)
    try other.layoutIfNeeded()
    try other.applyPreferredLayoutAttributes(
      elements.compactMap { fresh.layoutAttributes(for: $0).flatMap(answered.known) })
    // What is remembered is placed at once.
    try other.reloadData()
    for section in items.sections.indices {
      guard let scrolled = layout.orthogonalScrolling(inSection: section) else { continue }
      fresh.scrollOrthogonally(section: section, to: scrolled.offset)
    }
    try other.setContentOffset(view.contentOffset)
    return (fresh, other)
  }

  /// The elements whose cells may have answered.
  private var elements: [CollectionElement] {
    items.sections.indices.flatMap { section in
      items.sections[section].indices.map {
        CollectionElement.item(ItemIndexPath(item: $0, section: section))
      }
    } + items.answeredBoundaries.keys.sorted()
  }

  /// Compares what a query for everything found with what the layout says of each item.
  private func compareItems(_ found: [CollectionViewLayoutAttributes]) throws {
    var next = 0
    for section in items.sections.indices {
      for item in items.sections[section].indices {
        let path = ItemIndexPath(item: item, section: section)
        guard let attributes = layout.layoutAttributesForItem(at: path) else {
          throw Failure("\(last): \(path) has no attributes")
        }
        guard attributes.frame.intersects(Self.everywhere) else { continue }
        while next < found.count, found[next].element.kind != .item { next += 1 }
        guard next < found.count, found[next] == attributes else {
          throw Failure("\(last): \(path) at \(attributes.frame) is not found there")
        }
        next += 1
      }
    }
  }

  /// Compares what a query for a rectangle finds with what meets it of everything.
  private func compareQuery(_ all: [CollectionViewLayoutAttributes], _ choose: Choice) throws {
    let rect = LayoutRect(
      x: Double(choose(500) - 100), y: Double(choose(4_200) - 200), width: Double(1 + choose(500)),
      height: Double(1 + choose(900)))
    let found = layout.layoutAttributesForElements(in: rect)
    let expected = all.filter { $0.frame.intersects(rect) }
    guard found != expected else { return }
    let (those, these) = (Set(found.map(\.element)), Set(expected.map(\.element)))
    throw Failure(
      "\(last): in \(rect): missing \(these.subtracting(those).sorted()), "
        + "too much \(those.subtracting(these).sorted())")
  }
}
