import SelfSizing

/// One collection view to which things happen by choices.
struct CollectionScript {
  /// The layouts that scripts run over.
  enum Kind: CaseIterable {
    case table, strictMasonry, roundRobinMasonry, rows, columns, grid, stickyMasonry, flow
  }

  let kind: Kind
  /// Whether numbers may be any; then only survival counts.
  let isTame: Bool
  /// The most items of a section.
  let limit: Int
  let collection = ScriptedCollection()
  let view: CollectionView
  private let makeLayout: () -> SectionedLayout
  private(set) var refusalCount = 0

  init(_ choices: inout Choices, isTame: Bool, limit: Int) throws {
    self.isTame = isTame
    self.limit = limit
    kind = choices.element(of: Kind.allCases) ?? .table
    let spacing = Self.number(&choices, isTame: isTame, below: 4)
    let (columns, axis) = (
      1 + choices.number(below: 4), choices.element(of: LayoutAxis.allCases) ?? .vertical
    )
    makeLayout = { [kind] in
      let layout = Self.layout(kind, spacing: spacing, columns: columns)
      layout.scrollDirection = axis
      return layout
    }
    collection.axis = axis
    for _ in 0..<choices.number(below: 4) + 1 {
      let count = choices.number(below: min(limit, 30))
      let items = (0..<count).map { [collection] _ in
        collection.makeItem(Self.length(&choices, isTame: isTame))
      }
      collection.sections.append(items)
    }
    view = try CollectionView(
      collectionViewLayout: makeLayout(), viewport: Self.viewport(&choices, isTame: isTame),
      dataSource: collection, cellProvider: collection)
    view.anchorPolicy = choices.element(of: ScrollAnchorPolicy.allCases) ?? .firstFullyVisible
    try view.layoutIfNeeded()
  }

  // MARK: Numbers

  private static func number(_ choices: inout Choices, isTame: Bool, below bound: Int) -> Double {
    if !isTame, choices.isOne(in: 16) { return choices.element(of: Hostile.numbers) ?? 0 }
    return Double(choices.number(below: bound * 3)) / 3
  }

  /// A preferred length in points; whole, because answers that differ by less than a pixel change
  /// nothing, so that the former one is kept.
  private static func length(_ choices: inout Choices, isTame: Bool) -> Double {
    let length = number(&choices, isTame: isTame, below: 200)
    return isTame ? length.rounded() : length
  }

  private func length(_ choices: inout Choices) -> Double {
    Self.length(&choices, isTame: isTame)
  }

  private func number(_ choices: inout Choices, below bound: Int) -> Double {
    Self.number(&choices, isTame: isTame, below: bound)
  }

  private static func viewport(_ choices: inout Choices, isTame: Bool) -> CollectionViewport {
    let inset = number(&choices, isTame: isTame, below: 20)
    return CollectionViewport(
      size: LayoutSize(
        width: 150 + number(&choices, isTame: isTame, below: 250),
        height: 150 + number(&choices, isTame: isTame, below: 250)),
      contentInset: choices.isOne(in: 2)
        ? LayoutEdgeInsets(top: inset, left: 3, bottom: inset / 2, right: 7) : .zero,
      displayScale: 1 + number(&choices, isTame: isTame, below: 3).rounded(),
      layoutDirection: choices.isOne(in: 4) ? .rightToLeft : .leftToRight)
  }

  private static func layout(_ kind: Kind, spacing: Double, columns: Int) -> SectionedLayout {
    let insets = LayoutEdgeInsets(top: 5, left: 3, bottom: 2, right: 8)
    let table = TableSection(
      header: .estimated(20), footer: .fixed(9), items: .estimated(40), groupInset: insets,
      lineSpacing: spacing, interitemSpacing: spacing)
    let masonry = MasonrySection(
      columns: .fixed(columns), items: .estimated(40), interitemSpacing: spacing,
      lineSpacing: spacing,
      sectionInset: insets, header: .estimated(20))
    switch kind {
    case .table: return TableLayout(section: table)
    case .strictMasonry:
      return MasonryLayout(section: masonry, order: .shortestFirst, reflow: .strict)
    case .stickyMasonry:
      return MasonryLayout(section: masonry, order: .shortestFirst, reflow: .sticky)
    case .roundRobinMasonry:
      return MasonryLayout(section: masonry, order: .rightToLeft, reflow: .strict)
    case .rows:
      let rows = RowsLayout(section: table)
      rows.itemWidthProvider = { path in
        [.acrossSection, .withinSectionInset, .fraction(2), .fraction(2), .fraction(3)][
          path.item % 5]
      }
      return rows
    case .columns:
      return ColumnsLayout(
        itemsPerRow: columns, lineSpacing: spacing, interitemSpacing: spacing, sectionInset: insets,
        itemHeight: .height(.estimated(40)))
    case .grid:
      let grid = GridLayout(
        fixedDivisionCount: columns + 1, lineSpacing: spacing, interitemSpacing: spacing,
        flexibleToFixedRatio: 0.75,
        header: .estimated(20))
      grid.scaleProvider = { $0.item % 5 == 3 ? 2 : $0.item % 7 == 6 ? 3 : 1 }
      return grid
    case .flow:
      let flow = FlowLayout()
      flow.sectionInset = insets
      flow.itemSizeProvider = { LayoutSize(width: Double(30 + $0.item % 3 * 20), height: 25) }
      return flow
    }
  }

  // MARK: What happens

  /// Lets one thing happen.
  mutating func step(_ choices: inout Choices) throws {
    let paths = collection.indexPaths
    let path = choices.element(of: paths)
    switch choices.number(below: 16) {
    case 0..<4:
      let distance = number(&choices, below: 600) - 300
      try attempt { view throws(CollectionLayoutError) in try view.scroll(by: distance) }
    case 4:
      let position = choices.element(of: CollectionView.ScrollPosition.allCases) ?? .top
      guard let path else { return }
      try attempt { view throws(CollectionLayoutError) in
        try view.scrollToItem(at: path, at: position)
      }
    case 5..<7:
      guard let path else { return }
      collection.lengths[collection.sections[path.section][path.item]] = length(&choices)
      try attempt { view throws(CollectionLayoutError) in try view.reconfigureItems(at: [path]) }
    case 7:
      guard choices.isOne(in: 4) else { return }
      try attempt { view throws(CollectionLayoutError) in try view.invalidateMeasurements() }
    case 8:
      let viewport = Self.viewport(&choices, isTame: isTame)
      try attempt { view throws(CollectionLayoutError) in try view.setViewport(viewport) }
    case 9:
      guard choices.isOne(in: 8), let section = collection.sections.indices.last else { return }
      collection.sections[section].removeAll { $0 % 9 == 4 }
      collection.forgetOthers()
      try attempt { view throws(CollectionLayoutError) in try view.reloadData() }
    case 10:
      let offset = LayoutPoint(x: number(&choices, below: 900), y: number(&choices, below: 900))
      try attempt { view throws(CollectionLayoutError) in try view.setContentOffset(offset) }
    case 11:
      try answer(path, length(&choices))
    default: try batch(&choices, path)
    }
  }

  /// Hands in a length that was computed elsewhere.
  private mutating func answer(_ path: ItemIndexPath?, _ length: Double) throws {
    guard let path, var attributes = view.collectionViewLayout.layoutAttributesForItem(at: path)
    else { return }
    attributes.frame.size[collection.axis] = length
    collection.lengths[collection.sections[path.section][path.item]] = length
    try attempt { [attributes] view throws(CollectionLayoutError) in
      try view.applyPreferredLayoutAttributes([attributes])
    }
  }

  /// Deletes an item, inserts one, or moves one; now and then a batch whose counts are wrong.
  private mutating func batch(_ choices: inout Choices, _ path: ItemIndexPath?) throws {
    var updates = CollectionViewUpdates()
    let (collection, former) = (collection, collection.sections)
    var new = former
    if let path, choices.isOne(in: 2) || new[path.section].count >= limit {
      new[path.section].remove(at: path.item)
      updates.deleteItems(at: [path])
    }
    if choices.isOne(in: 2), !new.isEmpty {
      let section = choices.number(below: new.count)
      let item = choices.number(below: new[section].count + 1)
      new[section].insert(collection.makeItem(length(&choices)), at: item)
      updates.insertItems(at: [ItemIndexPath(item: item, section: section)])
    }
    if !isTame, choices.isOne(in: 6) {
      let (item, section) = (choices.number(below: 40), choices.number(below: 6))
      let stray = ItemIndexPath(item: item - 4, section: section - 1)
      updates.deleteItems(at: [stray])
      updates.moveItem(at: stray, to: ItemIndexPath(item: section, section: 0))
      updates.moveSection(section, toSection: item)
    }
    let isAccepted = try attempt { view throws(CollectionLayoutError) in
      try view.performBatchUpdates { batch in
        collection.sections = new
        batch = updates
      }
    }
    if isAccepted {
      collection.forgetOthers()
    } else {
      collection.sections = former
      try attempt { view throws(CollectionLayoutError) in try view.reloadData() }
    }
  }

  /// Tries something that the collection view may refuse, and checks what it says of itself.
  @discardableResult
  private mutating func attempt(
    _ action: (CollectionView) throws(CollectionLayoutError) -> ScrollStep
  ) throws -> Bool {
    let step: ScrollStep
    do {
      step = try action(view)
    } catch {
      refusalCount += 1
      try require(!isTame, "refused: \(error)")
      return false
    }
    let distance = step.anchorDisplacement ?? 0
    try require(!isTame || distance == 0, "the anchor moved by \(distance)")
    return true
  }

  // MARK: Comparing

  /// Compares every frame with those of a fresh collection view of the same items and lengths.
  ///
  /// Where columns depend on the order in which lengths came to be known, nothing is compared.
  mutating func compare() throws {
    guard isTame, kind != .stickyMasonry else { return }
    let fresh = try CollectionView(
      collectionViewLayout: makeLayout(), viewport: view.viewport, dataSource: collection,
      cellProvider: collection)
    try settleAll(in: fresh)
    try settleAll(in: view)
    let everything = LayoutRect(x: -1e6, y: -1e6, width: 4e6, height: 4e6)
    let frames = view.collectionViewLayout.layoutAttributesForElements(in: everything)
    let expected = fresh.collectionViewLayout.layoutAttributesForElements(in: everything)
    try require(
      view.contentSize == fresh.contentSize,
      "\(kind): the content is \(view.contentSize), fresh \(fresh.contentSize)")
    try require(frames.count == expected.count, "\(kind): \(frames.count) of \(expected.count)")
    for (frame, expected) in zip(frames, expected) {
      try require(
        frame.element == expected.element && frame.frame == expected.frame,
        "\(kind): \(frame.element) at \(frame.frame), fresh \(expected.element) at \(expected.frame)"
      )
    }
  }

  /// Hands in the lengths of all elements.
  private func settleAll(in view: CollectionView) throws {
    try view.layoutIfNeeded()
    let supplementary = collection.sections.indices.flatMap {
      [CollectionElement.header(ofSection: $0), .footer(ofSection: $0)]
    }
    let elements = collection.indexPaths.map { CollectionElement.item($0) } + supplementary
    let answers = elements.compactMap { element in
      view.collectionViewLayout.layoutAttributes(for: element).map {
        collection.preferredLayoutAttributesFitting($0)
      }
    }
    try view.applyPreferredLayoutAttributes(answers)
  }
}
