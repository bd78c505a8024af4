import Foundation
import SelfSizing
import SelfSizingReport
import Testing

/// Expects a template's heights to be as they were recorded.
///
/// ```swift
/// @Test func recipeKeepsItsHeights() async throws {
///   try await expectRecordedHeights(of: recipeCell, contents: recipes)
/// }
/// ```
///
/// The first run records a baseline in the folder `Heights` beside the test, and fails so that it is not
/// overlooked; commit the file. Later runs fail if a height changed, a finding is new, or a content came
/// or went, tell which changed constant did it, and attach the report and the most changed cells as
/// pictures (`swift test --attachments-path FOLDER`). With `SELFSIZING_RECORD=1` in the environment
/// the baseline is recorded anew. A line `accept NAME REASON` in the file accepts a finding.
///
/// - Parameters:
///   - template: What is measured.
///   - contents: What fills the cells.
///   - widths: In points.
///   - categories: The text sizes.
///   - settings: Scale, direction and locale.
///   - baseline: The file to compare with; nil for `Heights/NAME.baseline` beside the test.
///   - filePath: The file of the test, beside which the recorded heights stand.
///   - sourceLocation: Where a failure is shown.
/// - Throws: `MeasuringError` if the template cannot be measured; errors of the file system.
public func expectRecordedHeights<Content: Sendable>(
  of template: CellTemplate<Content>, contents: [Content], widths: [Double] = [320, 375, 430],
  categories: [DynamicTypeCategory] = DynamicTypeCategory.allCases,
  settings: TraitCollection = TraitCollection(displayScale: 3), baseline: String? = nil,
  filePath: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation
) async throws {
  let file = baseline.map { URL(fileURLWithPath: $0) } ?? defaultFile(template.name, filePath)
  let recorded = try readBaseline(file)
  let settings = MeasurementSettings(
    displayScale: settings.displayScale, layoutDirection: settings.layoutDirection,
    locale: settings.locale)
  let run = MeasuringRun(
    widths: widths, categories: categories, settings: settings,
    taskCount: ProcessInfo.processInfo.activeProcessorCount)
  var measured = try await run.measure(template, contents)
  let isRecording = ProcessInfo.processInfo.environment["SELFSIZING_RECORD"] == "1"
  guard let recorded, !isRecording else {
    try record(measured, settings, over: recorded, file)
    if !isRecording {
      Issue.record(
        "there was no baseline; \(file.path) is recorded now, and compared with from the next run on",
        sourceLocation: sourceLocation)
    }
    return
  }
  measured.drawings = try await run.drawings(of: template, contents, measured)
  var comparison = BaselineComparison(recorded)
  try comparison.compare(measured, of: template, contents)
  comparison.noteDifferentInputs(measured, settings)
  guard !comparison.isClean else { return }
  await attach(comparison, measured, settings, sourceLocation)
  Issue.record("\(ComparisonTable(comparison).text())", sourceLocation: sourceLocation)
}

/// Attaches the report, and the most changed cells as they were and as they are.
private func attach(
  _ comparison: BaselineComparison, _ measured: TemplateMeasurements,
  _ settings: MeasurementSettings, _ sourceLocation: SourceLocation
) async {
  let page = ReportPage([measured], settings: settings, comparison: comparison)
  attach(await page.html(), named: "\(measured.name).html", sourceLocation)
  let drawings = comparison.templates.flatMap(\.drawings)
  for (number, drawing) in drawings.prefix(3).enumerated() {
    let change = drawing.change
    let name = "\(measured.name)-\(number + 1)-\(measured.categories[change.category].sizeName)"
    if let expected = drawing.expected {
      attach(CellDrawing(expected).document(), named: "\(name)-expected.svg", sourceLocation)
    }
    attach(CellDrawing(drawing.actual).document(), named: "\(name)-actual.svg", sourceLocation)
  }
}

private func attach(_ text: String, named name: String, _ sourceLocation: SourceLocation) {
  Attachment.record(Array(text.utf8), named: name, sourceLocation: sourceLocation)
}

private func defaultFile(_ name: String, _ testPath: String) -> URL {
  let safe = name.map { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" ? $0 : "-" }
  return URL(fileURLWithPath: testPath).deletingLastPathComponent()
    .appendingPathComponent("Heights").appendingPathComponent(String(safe) + ".baseline")
}

private func readBaseline(_ file: URL) throws -> Baseline? {
  guard FileManager.default.fileExists(atPath: file.path) else { return nil }
  do {
    return try Baseline(text: try String(contentsOf: file, encoding: .utf8))
  } catch let error as BaselineError {
    throw UnreadableBaseline(path: file.path, error: error)
  }
}

/// A baseline file with a line that is not understood.
private struct UnreadableBaseline: Error, CustomStringConvertible {
  let path: String
  let error: BaselineError
  var description: String { "\(path): \(error)" }
}

private func record(
  _ measured: TemplateMeasurements, _ settings: MeasurementSettings, over recorded: Baseline?,
  _ file: URL
) throws {
  var baseline = recorded ?? Baseline(settings: settings)
  baseline.settings = settings
  baseline.record([measured])
  try FileManager.default.createDirectory(
    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
  // Written beside its place and renamed.
  try Data(baseline.text().utf8).write(to: file, options: .atomic)
}
