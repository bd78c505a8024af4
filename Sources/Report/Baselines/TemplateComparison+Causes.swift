import SelfSizing

extension TemplateComparison {
  /// As many changes are traced to their causes, the largest first; tables show fewer.
  static let largestTracedCount = 100
  /// As many changes are drawn.
  static let largestDrawnCount = 12

  /// Measures the changed cells with each changed constant reverted, which shows its effect.
  ///
  /// A difference in height that no constant makes comes from contents, from hidden items or from
  /// measuring itself, and gets no cause.
  mutating func trace(
    _ cells: any MeasurableCells, _ settings: MeasurementSettings
  ) throws(MeasuringError) {
    let now = cells.makeMeasurer()
    var before: (any CellMeasurer)?
    var restored: [(constant: ChangedConstant, measurer: any CellMeasurer)] = []
    var earlier = cells
    for constant in changedConstants {
      guard let single = cells.replacing(constant.name, by: constant.old) else { continue }
      restored.append((constant, single.makeMeasurer()))
      earlier = earlier.replacing(constant.name, by: constant.old) ?? earlier
    }
    if !restored.isEmpty { before = earlier.makeMeasurer() }
    for index in changes.indices.prefix(Self.largestTracedCount) {
      let change = changes[index]
      let width = measured.widths[change.width]
      let traits = settings.traits(measured.categories[change.category])
      func measure(_ measurer: any CellMeasurer) throws(MeasuringError) -> CellMeasurement {
        try measurer.measure(
          contentAt: change.content, widths: [width], traits: traits,
          priorities: settings.priorities)[0]
      }
      for (constant, measurer) in restored {
        let height = RecordedTemplate.recordable(try measure(measurer).size.height)
        guard height != change.actual else { continue }
        changes[index].causes.append(
          ChangeCause(constant: constant, difference: change.actual - height))
      }
      guard index < Self.largestDrawnCount else { continue }
      let expected = try before.map { (measurer) throws(MeasuringError) in try measure(measurer) }
      let isAsRecorded =
        expected.map { RecordedTemplate.recordable($0.size.height) == change.expected } ?? false
      drawings.append(
        ChangeDrawing(
          change: changes[index], expected: isAsRecorded ? expected : nil,
          actual: try measure(now)))
    }
  }
}
