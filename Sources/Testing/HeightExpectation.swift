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
/// With systems the template is declared and measured for each of them, and recorded in the same file; a
/// failure names the system. A system that the file has and the test does not ask for is a failure, too.
///
/// ```swift
/// @Test func recipeKeepsItsHeightsOnBothSystems() async throws {
///   try await expectRecordedHeights(of: recipeCell, contents: recipes, systems: [.iOS18, .iOS26])
/// }
/// ```
///
/// - Parameters:
///   - template: What is measured.
///   - contents: What fills the cells.
///   - widths: In points.
///   - categories: The text sizes.
///   - settings: Scale, direction and locale.
///   - systems: The systems whose figures controls, margins and accessories take; empty for the one that the
///     template is declared for.
///   - baseline: The file to compare with; nil for `Heights/NAME.baseline` beside the test.
///   - filePath: The file of the test, beside which the recorded heights stand.
///   - sourceLocation: Where a failure is shown.
/// - Throws: `MeasuringError` if the template cannot be measured; errors of the file system.
public func expectRecordedHeights<Content: Sendable>(
  of template: CellTemplate<Content>, contents: [Content], widths: [Double] = [320, 375, 430],
  categories: [DynamicTypeCategory] = DynamicTypeCategory.allCases,
  settings: TraitCollection = TraitCollection(displayScale: 3), systems: [PlatformProfile] = [],
  baseline: String? = nil, filePath: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) async throws {
  let file = baseline.map { URL(fileURLWithPath: $0) } ?? defaultFile(template.name, filePath)
  let recorded = try readBaseline(file)
  let settings = MeasurementSettings(
    displayScale: settings.displayScale, layoutDirection: settings.layoutDirection,
    locale: settings.locale)
  let run = MeasuringRun(
    widths: widths, categories: categories, settings: settings,
    taskCount: ProcessInfo.processInfo.activeProcessorCount)
  let templates = declared(template, for: systems)
  var measured: [TemplateMeasurements] = []
  for (system, template) in templates {
    var cells = try await run.measure(template, contents)
    cells.system = system
    measured.append(cells)
  }
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
  var comparison = BaselineComparison(recorded)
  for (cells, (_, template)) in zip(measured, templates) {
    try comparison.compare(cells, of: template, contents)
    comparison.noteDifferentInputs(cells, settings)
  }
  comparison.noteOtherSystems(measured)
  guard !comparison.isClean else { return }
  for (index, (_, template)) in templates.enumerated() {
    measured[index].drawings = try await run.drawings(of: template, contents, measured[index])
  }
  await attach(comparison, measured, settings, sourceLocation)
  Issue.record("\(ComparisonTable(comparison).text())", sourceLocation: sourceLocation)
}

/// A template for each of some systems, once; as it is declared where none is named.
private func declared<Content>(
  _ template: CellTemplate<Content>, for systems: [PlatformProfile]
) -> [(system: String?, template: CellTemplate<Content>)] {
  var templates: [(system: String?, template: CellTemplate<Content>)] = []
  for system in systems where !templates.contains(where: { $0.system == system.name }) {
    templates.append((system.name, template.declared(for: system)))
  }
  return templates.isEmpty ? [(nil, template)] : templates
}

/// Attaches the report, and of each system the most changed cells as they were and as they are.
private func attach(
  _ comparison: BaselineComparison, _ measured: [TemplateMeasurements],
  _ settings: MeasurementSettings, _ sourceLocation: SourceLocation
) async {
  let page = ReportPage(measured, settings: settings, comparison: comparison)
  let name = measured.first?.name ?? "heights"
  attach(await page.html(), named: "\(name).html", sourceLocation)
  for template in comparison.templates {
    let system = template.measured.system.map { "-\($0.filter { $0 != " " })" } ?? ""
    for (number, drawing) in template.drawings.prefix(3).enumerated() {
      let size = template.measured.categories[drawing.change.category].sizeName
      let name = "\(template.measured.name)\(system)-\(number + 1)-\(size)"
      if let expected = drawing.expected {
        attach(CellDrawing(expected).document(), named: "\(name)-expected.svg", sourceLocation)
      }
      attach(CellDrawing(drawing.actual).document(), named: "\(name)-actual.svg", sourceLocation)
    }
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
    // A profile may be the app's own.
    return try Baseline(text: try String(contentsOf: file, encoding: .utf8), systems: nil)
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
  _ measured: [TemplateMeasurements], _ settings: MeasurementSettings, over recorded: Baseline?,
  _ file: URL
) throws {
  var baseline = recorded ?? Baseline(settings: settings)
  baseline.settings = settings
  baseline.record(measured)
  try FileManager.default.createDirectory(
    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
  // Written beside its place and renamed.
  try Data(baseline.text().utf8).write(to: file, options: .atomic)
}
