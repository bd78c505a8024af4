import SelfSizing

extension MeasuringRun {
  func part(
    of template: some MeasurableCells, _ range: Range<Int>, system: String?
  ) async throws -> ShardPart {
    ShardPart(
      try await measureCells(template, range), of: template, system: system, range, self)
  }

  /// The cells of all contents, from parts in their order that cover them: for each width, for each
  /// text size, for each content.
  /// - Throws: `ShardError.otherInputs`, or `MeasuringError`.
  func merged(
    _ parts: [(file: String, part: ShardPart)], _ template: some MeasurableCells
  ) async throws -> [CellOutcome] {
    let rowLength = widths.count * categories.count
    for (file, part) in parts {
      guard part.cells.count == part.range.count * rowLength,
        part.remarks.allSatisfy({ $0.width < widths.count && $0.category < categories.count }),
        part.range.upperBound <= template.contentCount, part.inputs == inputs(template, part.range)
      else { throw ShardError.otherInputs(file: file, template: part.title) }
    }
    let remarks = try await measureRemarks(parts, template)
    var cells: [CellOutcome] = []
    cells.reserveCapacity(template.contentCount * rowLength)
    for place in 0..<rowLength {
      for (index, entry) in parts.enumerated() {
        for row in stride(from: place, to: entry.part.cells.count, by: rowLength) {
          let cell = entry.part.cells[row]
          cells.append(CellOutcome(height: cell.height, remarks[index][cell.remark].facts))
        }
      }
    }
    return cells
  }

  private func measureRemarks(
    _ parts: [(file: String, part: ShardPart)], _ template: some MeasurableCells
  ) async throws -> [[CellOutcome]] {
    try await inParallel(
      parts.count, tasks: taskCount, makeState: { template.makeMeasurer() }
    ) { measurer, number in
      let (file, part) = parts[number]
      return try part.remarks.map { remark in
        let measurement = try measurer.measure(
          contentAt: remark.content, widths: [widths[remark.width]],
          traits: settings.traits(categories[remark.category]), priorities: settings.priorities)
        let cell = CellOutcome(measurement[0])
        let kept = part.cell(of: remark, widths: widths.count, categories: categories.count)
        guard cell.height == kept.height, cell.findings.count == remark.findingCount else {
          throw ShardError.otherInputs(file: file, template: part.title)
        }
        return cell
      }
    }
  }

  /// A digest of what decides the outcomes, as far as it shows without measuring.
  func inputs(_ template: some MeasurableCells, _ contents: Range<Int>) -> UInt64 {
    var digest = Digest()
    for constant in template.constants { digest.add(constant.value) }
    digest.add(settings.summary)
    digest.add("\(settings.priorities.horizontal.rawValue)")
    digest.add("\(settings.priorities.vertical.rawValue)")
    for width in widths { digest.add("\(width)") }
    for category in categories { digest.add(category.sizeName) }
    for content in contents { digest.add(template.contentName(at: content)) }
    return digest.value
  }
}
