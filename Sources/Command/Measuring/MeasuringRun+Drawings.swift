import SelfSizing

extension MeasuringRun {
  package func drawings<Content: Sendable>(
    of template: CellTemplate<Content>, _ contents: [Content], _ measured: TemplateMeasurements
  ) async throws -> [DrawnCell] {
    try await drawings(of: TemplateContents(template: template, contents: contents), measured)
  }

  /// Measures the representative contents of some cells once more, and keeps all that is known of
  /// them; one of them is laid out in the other direction, too.
  /// - Throws: `MeasuringError` if they cannot be measured.
  package func drawings(of cells: some MeasurableCells, _ measured: TemplateMeasurements)
    async throws -> [DrawnCell]
  {
    var strips: [Strip] = []
    let middle = measured.middleCategory
    for width in widths.indices where !categories.isEmpty {
      let chosen = measured.drawnContents(width: width)
      strips += chosen.map { Strip(width: width, content: $0, isMirrored: false) }
      if width == 0, let content = measured.representativeContents(width: 0, category: middle).last
      {
        strips.append(Strip(width: 0, content: content, isMirrored: true))
      }
    }
    let all = strips
    // A measurer for each strip: where several reasons for a height are equally true, which one it
    // reports may depend on what it measured before, and a report must not depend on the number of
    // tasks.
    return try await inParallel(all.count, tasks: taskCount, makeState: {}) { _, number in
      try draw(all[number], cells.makeMeasurer())
    }
    .flatMap { $0 }
  }

  /// One content at one width, at all text sizes.
  private struct Strip: Sendable {
    let width: Int, content: Int
    let isMirrored: Bool
  }

  private func draw(_ strip: Strip, _ measurer: any ContentMeasurer) throws -> [DrawnCell] {
    try categories.indices.map { category in
      var traits = settings.traits(categories[category])
      if strip.isMirrored {
        traits.layoutDirection =
          traits.layoutDirection == .leftToRight ? .rightToLeft : .leftToRight
      }
      return DrawnCell(
        width: strip.width, category: category, content: strip.content,
        isMirrored: strip.isMirrored,
        inspection: try measurer.inspect(
          contentAt: strip.content, width: widths[strip.width], traits: traits,
          priorities: settings.priorities))
    }
  }
}

extension TemplateMeasurements {
  /// The text size by which contents are compared: large, or else the one in the middle.
  var middleCategory: Int { categories.firstIndex(of: .large) ?? categories.count / 2 }
  private static var largestFindingCount: Int { 4 }
  private static var largestExtremeCount: Int { 4 }

  /// The contents that are drawn at a width: the shortest, the median and the longest, those that
  /// are extreme at other sizes, and for each distinct finding the worst.
  func drawnContents(width: Int) -> [Int] {
    let chosen =
      representativeContents(width: width, category: middleCategory) + extremeContents(width: width)
    return chosen + worstContents(width: width, except: chosen).prefix(Self.largestFindingCount)
  }

  /// The contents of the least and greatest heights that none of the representative ones has, those
  /// at larger sizes first.
  func extremeContents(width: Int) -> [Int] {
    let drawn = representativeContents(width: width, category: middleCategory)
    var found: [Int] = []
    for category in categories.indices.reversed() {
      let heights = cells(width: width, category: category).map(\.height)
      for extreme in [heights.min(), heights.max()].compactMap({ $0 })
      where !(drawn + found).contains(where: { heights[$0] == extreme }) {
        found += heights.firstIndex(of: extreme).map { [$0] } ?? []
      }
    }
    return Array(found.prefix(Self.largestExtremeCount))
  }

  /// The contents with the worst of each distinct finding that no drawn one shows, defects first.
  private func worstContents(width: Int, except drawn: [Int]) -> [Int] {
    let strip = width * categories.count * contentNames.count
    let shown = Set(drawn)
    var worst: [FindingKey: (content: Int, amount: Double)] = [:]
    var order: [(key: FindingKey, isDefect: Bool)] = []
    for offset in 0..<categories.count * contentNames.count {
      let content = offset % contentNames.count
      for finding in cells[strip + offset].findings {
        let key = FindingKey(finding)
        let amount = finding.detail.amount
        guard let known = worst[key] else {
          worst[key] = (content, amount)
          order.append((key, finding.kind.isDefect))
          continue
        }
        // Of equals one that is drawn anyway.
        let isNew = shown.contains(content) && !shown.contains(known.content)
        if amount > known.amount || amount == known.amount && isNew {
          worst[key] = (content, amount)
        }
      }
    }
    return (order.filter(\.isDefect) + order.filter { !$0.isDefect })
      .compactMap { worst[$0.key]?.content }.filter { !shown.contains($0) }.distinct
  }
}
