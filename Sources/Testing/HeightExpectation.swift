import Foundation
import SelfSizing
import SelfSizingCommand
import Testing

/// Expects a template's heights to equal the recorded ones.
///
/// ```swift
/// @Test func recipeKeepsItsHeights() async throws {
///   try await expectRecordedHeights(of: recipeCell, contents: recipes)
/// }
/// ```
///
/// With `SELFSIZING_RECORD=1` in the environment a run records the heights in the folder `Heights`
/// beside the test; commit the file. Without it a run fails if there is no such file, a height
/// changed, a finding is new, or a content came or went. It says which changed constant did it, and
/// attaches the report and the most changed cells as pictures (`swift test --attachments-path
/// FOLDER`). A line `accept NAME REASON` in the file accepts a finding.
///
/// Nothing is recorded where the environment has `CI` set, as every service of continuous
/// integration does: a test that failed must not pass when it is tried again.
///
/// With systems the template is declared and measured for each of them, and recorded in the same
/// file; a failure names the system. A system that the file has and the test does not ask for is a
/// failure, too.
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
///   - traits: The traits of all measurements; the text size is each of `categories`.
///   - systems: The systems whose figures controls, margins and accessories take; empty for the one
///     that the template is declared for.
///   - baseline: The file to compare with; nil for `Heights/NAME.baseline` beside the test.
///   - filePath: The file of the test, beside which the recorded heights are.
///   - sourceLocation: Where a failure is shown.
/// - Throws: `MeasuringError` if the template cannot be measured; errors of the file system.
public func expectRecordedHeights<Content: Sendable>(
  of template: CellTemplate<Content>, contents: [Content], widths: [Double] = [320, 375, 430],
  categories: [DynamicTypeCategory] = DynamicTypeCategory.allCases,
  traits: TraitCollection = TraitCollection(), systems: [PlatformProfile] = [],
  baseline: String? = nil, filePath: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) async throws {
  try await HeightExpectation(
    template: template, contents: contents,
    run: MeasuringRun(
      widths: widths, categories: categories, settings: MeasurementSettings(traits),
      taskCount: ProcessInfo.processInfo.activeProcessorCount), systems: systems,
    file: baseline.map { URL(fileURLWithPath: $0) } ?? defaultFile(template.name, filePath),
    sourceLocation: sourceLocation
  ).check(RecordingPolicy(environment: ProcessInfo.processInfo.environment))
}

struct HeightExpectation<Content: Sendable> {
  let template: CellTemplate<Content>
  let contents: [Content]
  let run: MeasuringRun
  var systems: [PlatformProfile] = []
  let file: URL
  let sourceLocation: SourceLocation

  func check(_ policy: RecordingPolicy) async throws {
    guard !contents.isEmpty else {
      Issue.record(
        "\(template.name) has no contents: there is nothing to measure",
        sourceLocation: sourceLocation)
      return
    }
    let recorded = try readBaseline(file)
    if let problem = policy.problem(hasFile: recorded != nil, path: file.path) {
      Issue.record("\(problem)", sourceLocation: sourceLocation)
      return
    }
    let templates = declared(template, for: systems)
    var measured: [TemplateMeasurements] = []
    for (system, template) in templates {
      var cells = try await run.measure(template, contents)
      cells.system = system
      measured.append(cells)
    }
    guard let recorded, policy != .record
    else { return try record(measured, run.settings, over: recorded, file) }
    var comparison = BaselineComparison(recorded)
    for (cells, (_, template)) in zip(measured, templates) {
      try comparison.compare(cells, of: template, contents)
      comparison.noteDifferentInputs(cells, run.settings)
    }
    comparison.noteOtherSystems(measured)
    guard !comparison.isClean else { return }
    for (index, (_, template)) in templates.enumerated() {
      measured[index].drawings = try await run.drawings(of: template, contents, measured[index])
    }
    await attach(comparison, measured, run.settings, sourceLocation)
    Issue.record("\(ComparisonTable(comparison).text())", sourceLocation: sourceLocation)
  }
}

/// A template for each of some systems, once; as it is declared where none is named.
private func declared<Content>(
  _ template: CellTemplate<Content>, for systems: [PlatformProfile]
) -> [(system: String?, template: CellTemplate<Content>)] {
  let templates = systems.reduce(into: [(system: String?, template: CellTemplate<Content>)]()) {
    templates, system in
    if templates.contains(where: { $0.system == system.name }) { return }
    templates.append((system.name, template.declared(for: system)))
  }
  return templates.isEmpty ? [(nil, template)] : templates
}

private func attach(
  _ comparison: BaselineComparison, _ measured: [TemplateMeasurements],
  _ settings: MeasurementSettings, _ sourceLocation: SourceLocation
) async {
  let page = ReportPage(measured, settings: settings, comparison: comparison)
  let name = measured.first?.name ?? "heights"
  func attach(_ text: String, named name: String) {
    Attachment.record(Array(text.utf8), named: name, sourceLocation: sourceLocation)
  }
  attach(await page.html(), named: "\(name).html")
  for template in comparison.templates {
    let system = template.measured.system.map { "-\($0.filter { $0 != " " })" } ?? ""
    for (number, drawing) in template.drawings.prefix(3).enumerated() {
      let size = template.measured.categories[drawing.change.category].sizeName
      let name = "\(template.measured.name)\(system)-\(number + 1)-\(size)"
      if let expected = drawing.expected {
        attach(CellDrawing(expected).document(), named: "\(name)-expected.svg")
      }
      attach(CellDrawing(drawing.actual).document(), named: "\(name)-actual.svg")
    }
  }
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
  } catch let error as BaselineError { throw UnreadableBaseline(path: file.path, error: error) }
}

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
