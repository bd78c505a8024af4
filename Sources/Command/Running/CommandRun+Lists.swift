import SelfSizing

/// The figures of an app's lists: `record` writes them, and `check` keeps them from growing.
extension CommandRun {
  /// Movements to places far apart, so that a long list takes no longer than a short one.
  private static let recordedMotions: [SimulateOptions.Motion] =
    [.jump, .rotate, .textSize, .updates, .bounce]

  static func listFigures(beside baseline: String) -> String { baseline + ".lists" }

  /// Writes down the figures of all lists; without any there is no file.
  func recordLists(beside baseline: String, _ settings: MeasurementSettings, isQuiet: Bool) throws {
    guard !lists.isEmpty else { return }
    let runs = try movedLists(settings)
    let path = Self.listFigures(beside: baseline)
    try write(SimulationBaseline(runs).text, to: path)
    if isQuiet { return }
    console.message(
      "\(path): \(runs.count) movements of \(NumberFormat.counted(lists.count, "list"))")
  }

  /// Moves the lists as they were recorded, and says what has grown; false if anything has.
  func checkLists(beside baseline: String, _ settings: MeasurementSettings) throws -> Bool {
    let path = Self.listFigures(beside: baseline)
    guard !lists.isEmpty, ContentSource.file(path).isThere else { return true }
    let growth = try simulationBaseline(path).growth(in: try movedLists(settings))
    for growth in growth { console.message("error: \(growth)") }
    return growth.isEmpty
  }

  private func movedLists(_ settings: MeasurementSettings) throws -> [SimulatedRun] {
    var options = SimulateOptions(
      lists: lists.map(\.name), selection: CollectionSelection(templates: []),
      motions: Self.recordedMotions)
    options.selection.traits = settings.traits
    return try moveLists(options)
  }
}
