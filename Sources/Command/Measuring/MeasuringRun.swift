import SelfSizing

/// A measuring run: the cells to measure of each template, and the settings.
package struct MeasuringRun: Sendable {
  package var widths: [Double]
  package var categories: [DynamicTypeCategory]
  package var settings: MeasurementSettings
  /// The number of tasks that measure at the same time; results do not depend on it.
  package var taskCount: Int
  /// Called, from any task, with the number of cells measured since the last call.
  var progress: (@Sendable (Int) -> Void)?
  /// The parts that have measured the cells, in the order of the contents; nil if they are not yet.
  var parts: [(file: String, part: ShardPart)]?

  package init(
    widths: [Double], categories: [DynamicTypeCategory], settings: MeasurementSettings,
    taskCount: Int, progress: (@Sendable (Int) -> Void)? = nil
  ) {
    (self.widths, self.categories, self.settings) = (widths, categories, settings)
    (self.taskCount, self.progress) = (max(taskCount, 1), progress)
  }

  /// Contents that a task measures in a row: few enough to keep every core busy to the end.
  private static var chunk: Int { 64 }

  package func measure<Content: Sendable>(
    _ template: CellTemplate<Content>, _ contents: [Content]
  ) async throws -> TemplateMeasurements {
    try await measure(TemplateContents(template: template, contents: contents))
  }

  /// Measures every content of some cells at every width and text size.
  /// - Throws: `MeasuringError` if they cannot be measured.
  package func measure(_ measured: some MeasurableCells) async throws -> TemplateMeasurements {
    let count = measured.contentCount
    var cells =
      if let parts {
        try await merged(parts, measured)
      } else {
        try await measureCells(measured, 0..<count)
      }
    findShrinking(among: &cells, count: count, measured.site)
    return TemplateMeasurements(
      name: measured.name, site: measured.site, widths: widths, categories: categories,
      contentNames: await contentNames(of: measured), cells: cells,
      constants: measured.constants, fileFindings: measured.fileFindings)
  }

  /// The outcomes of some contents: for each width, for each text size, for each content.
  func measureCells(
    _ measured: some MeasurableCells, _ contents: Range<Int>
  ) async throws -> [CellOutcome] {
    let chunks = stride(from: contents.lowerBound, to: contents.upperBound, by: Self.chunk).map {
      $0..<min($0 + Self.chunk, contents.upperBound)
    }
    let traits = categories.map { settings.traits($0) }
    let gathered = GatheredCells(
      of: contents, widthCount: widths.count, categoryCount: categories.count)
    // A task keeps its measurer: what it returns does not depend on what it measured before. It
    // measures a content at all sizes in a row: most of a prepared text is the same at all of them.
    _ = try await inParallel(
      chunks.count, tasks: taskCount, makeState: { measured.makeMeasurer() }
    ) { measurer, chunk in
      let outcomes = try measurer.outcomes(
        ofContents: chunks[chunk], widths: widths, traits: traits, priorities: settings.priorities)
      progress?(outcomes.count)
      await gathered.put(outcomes, of: chunks[chunk])
    }
    return await gathered.finish()
  }

  private func contentNames(of measured: some MeasurableCells) async -> [String] {
    let count = measured.contentCount
    let size = 4096
    return await inParallel((count + size - 1) / size, tasks: taskCount, makeState: {}) {
      _, number in
      (number * size..<min((number + 1) * size, count)).map { measured.contentName(at: $0) }
    }
    .flatMap { $0 }
  }
}

extension CellTemplate {
  package func contentName(_ content: Content) -> String { ContentName.of(texts(for: content)) }
}

/// The cells of a run, each in its place: for each width, for each text size, for each content.
/// Tasks put cells there once measured, so that those of a large run are never in memory twice.
actor GatheredCells {
  private let contents: Range<Int>
  private let widthCount: Int, categoryCount: Int
  private var cells: [CellOutcome]

  init(of contents: Range<Int>, widthCount: Int, categoryCount: Int) {
    (self.contents, self.widthCount, self.categoryCount) = (contents, widthCount, categoryCount)
    cells = Array(repeating: .unmeasured, count: widthCount * categoryCount * contents.count)
  }

  /// Puts cells in their places: content by content, within one text size by text size, and within
  /// that width by width.
  func put(_ measured: [CellOutcome], of chunk: Range<Int>) {
    let cellsPerContent = widthCount * categoryCount
    for width in 0..<widthCount {
      for category in 0..<categoryCount {
        var place = (width * categoryCount + category) * contents.count
        place += chunk.lowerBound - contents.lowerBound
        let first = category * widthCount + width
        for index in stride(from: first, to: measured.count, by: cellsPerContent) {
          cells[place] = measured[index]
          place += 1
        }
      }
    }
  }

  func finish() -> [CellOutcome] {
    defer { cells = [] }
    return cells
  }
}

extension MeasuringRun {
  /// Notes which cells are lower than at the next smaller text size without a reflow.
  func findShrinking(among cells: inout [CellOutcome], count: Int, _ site: DeclarationSite) {
    let ascending = categories.indices.sorted { categories[$0] < categories[$1] }
    for width in widths.indices {
      for (smaller, larger) in zip(ascending, ascending.dropFirst()) {
        let lower = (width * categories.count + smaller) * count
        let upper = (width * categories.count + larger) * count
        for content in 0..<count {
          // Heights alone first: nearly all grow, and taking cells out counts references.
          guard cells[upper + content].height < cells[lower + content].height else { continue }
          let (before, after) = (cells[lower + content], cells[upper + content])
          if after.isReflowed != before.isReflowed { continue }
          let finding = CellFinding(
            .shrinking(height: after.height, before: before.height, at: categories[smaller]),
            item: nil, site: site)
          cells[upper + content].insert(finding)
        }
      }
    }
  }
}
