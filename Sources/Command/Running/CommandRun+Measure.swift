import Foundation
import SelfSizing
import SelfSizingReport

extension CommandRun {
  /// Prints the heights of cells, template by template as they are measured.
  func measure(_ options: MeasureOptions) async throws -> ExitStatus {
    let loaded = try load(options.selection.templates, options.selection.content)
    var hasFindings = tellFindings(of: loaded, isQuiet: options.isQuiet)
    let printer = MeasurementPrinter(options.format, options.selection.settings)
    printer.begin(console.write)
    var diagnostics: [Diagnostic] = []
    let bar = ProgressBar(
      total: cellCount(loaded, options.selection.run), isQuiet: options.isQuiet)
    for template in loaded {
      var run = options.selection.run
      run.progress = { bar.advance(by: $0) }
      let measured = try await template.measure(run)
      bar.finish()
      hasFindings = hasFindings || measured.cells.contains { !$0.findings.isEmpty }
      printer.print(measured, console.write)
      diagnostics += Diagnostic.findings([measured])
      if console.isOutputClosed { break }
    }
    printer.end(console.write)
    try show(diagnostics, options.outputs)
    return options.isStrict && hasFindings ? .findings : .success
  }

  /// Writes the report.
  func report(_ options: ReportOptions) async throws -> ExitStatus {
    let loaded = try load(options.selection.templates, options.selection.content)
    let hasRemarks = tellFindings(of: loaded, isQuiet: options.isQuiet)
    let templates = try await measure(loaded, isQuiet: options.isQuiet, drawing: true) { _ in
      options.selection.run
    }
    let page = ReportPage(templates, settings: options.selection.settings)
    try write(page.html(), to: options.output)
    try show(Diagnostic.findings(templates), options.outputs)
    let cells = templates.map(\.cells.count).reduce(0, +)
    if !options.isQuiet {
      console.message("\(options.output): \(cells) cells of \(templates.count) templates")
    }
    let hasFindings =
      hasRemarks || templates.contains { $0.cells.contains { !$0.findings.isEmpty } }
    return options.isStrict && hasFindings ? .findings : .success
  }

  /// Measures templates, each as its run says, and shows how far it has come.
  func measure(
    _ loaded: [any LoadedTemplate], isQuiet: Bool, drawing: Bool,
    _ run: (any LoadedTemplate) -> MeasuringRun
  ) async throws -> [TemplateMeasurements] {
    let runs = loaded.map(run)
    let bar = ProgressBar(
      total: zip(loaded, runs).map { $0.contentCount * $1.cellsPerContent }.reduce(0, +),
      isQuiet: isQuiet)
    defer { bar.finish() }
    var templates: [TemplateMeasurements] = []
    for (template, run) in zip(loaded, runs) {
      var run = run
      run.progress = { bar.advance(by: $0) }
      var measured = try await template.measure(run)
      if drawing { measured.drawings = try template.drawings(run, measured) }
      templates.append(measured)
    }
    return templates
  }

  private func cellCount(_ loaded: [any LoadedTemplate], _ run: MeasuringRun) -> Int {
    loaded.map(\.contentCount).reduce(0, +) * run.cellsPerContent
  }
}

extension MeasuringRun {
  /// How many cells each content is measured as.
  fileprivate var cellsPerContent: Int { widths.count * categories.count }
}

extension CellSelection {
  /// What all measurements of the selection have in common.
  var settings: MeasurementSettings {
    MeasurementSettings(
      displayScale: displayScale, layoutDirection: layoutDirection, locale: locale)
  }

  /// How the selection is measured.
  var run: MeasuringRun {
    MeasuringRun(
      widths: widths, categories: sizes, settings: settings,
      taskCount: ProcessInfo.processInfo.activeProcessorCount)
  }
}
