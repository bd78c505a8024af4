import SelfSizing

extension TemplateComparison {
  /// As many cells are measured once more to trace changes; the largest changes come first.
  private static let largestTracedCount = 10_000
  private static let largestDrawnCount = 12

  /// As many changes are traced to their causes: all of them where few constants changed.
  var tracedCount: Int {
    changedConstants.isEmpty
      ? changes.count
      : min(changes.count, max(100, Self.largestTracedCount / changedConstants.count))
  }

  /// Measures the changed cells with each changed constant reverted, which shows its effect. What
  /// no constant makes comes from contents, hidden items or measuring itself, and gets no cause.
  mutating func trace(_ cells: any MeasurableCells, _ settings: MeasurementSettings) throws {
    let now = cells.makeMeasurer()
    var restored: [(constant: ChangedConstant, measurer: any ContentMeasurer)] = []
    var earlier = cells
    for constant in changedConstants {
      guard let single = cells.replacing(constant.recordedName, by: constant.old) else { continue }
      restored.append((constant, single.makeMeasurer()))
      earlier = earlier.replacing(constant.recordedName, by: constant.old) ?? earlier
    }
    let before = restored.isEmpty ? nil : earlier.makeMeasurer()
    let measured = measured
    func measure(
      _ change: HeightChange, _ measurer: any ContentMeasurer
    ) throws -> CellMeasurement {
      try measurer.measure(
        contentAt: change.content, widths: [measured.widths[change.width]],
        traits: settings.traits(measured.categories[change.category]),
        priorities: settings.priorities)[0]
    }
    for index in 0..<(restored.isEmpty ? 0 : tracedCount) {
      for (constant, measurer) in restored {
        let height = try measure(changes[index], measurer).size.height
        let difference = changes[index].actual - RecordedTemplate.recordable(height)
        guard difference != 0 else { continue }
        changes[index].causes.append(ChangeCause(constant: constant, difference: difference))
      }
    }
    for group in changeGroups.prefix(Self.largestDrawnCount) {
      let change = group.example(in: measured)
      let expected = try before.map { try measure(change, $0) }
      let isAsRecorded =
        expected.map { RecordedTemplate.recordable($0.size.height) == change.expected } ?? false
      drawings.append(
        ChangeDrawing(
          change: change, expected: isAsRecorded ? expected : nil,
          actual: try measure(change, now)))
    }
  }
}
