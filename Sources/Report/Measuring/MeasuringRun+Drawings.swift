import SelfSizing

extension MeasuringRun {
  /// Measures the representative contents once more and keeps their frames.
  ///
  /// - Throws: ``MeasuringError`` if the template cannot be measured.
  public func drawings<Content: Sendable>(
    of template: CellTemplate<Content>, _ contents: [Content], _ measured: TemplateMeasurements
  ) throws -> [DrawnCell] {
    let measurer = Measurer(template)
    let middle = categories.firstIndex(of: .large) ?? categories.count / 2
    guard !categories.isEmpty else { return [] }
    return try widths.indices.flatMap { width in
      let chosen = measured.representativeContents(width: width, category: middle)
      return try chosen.flatMap { content in
        try categories.indices.map { category in
          DrawnCell(
            width: width, category: category, content: content,
            measurement: try measurer.measure(
              contents[content], width: widths[width],
              traits: settings.traits(categories[category]), priorities: settings.priorities))
        }
      }
    }
  }
}
