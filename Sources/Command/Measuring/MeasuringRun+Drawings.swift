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
    let width: Int
    let content: Int
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
