import SelfSizing
import SelfSizingReport

extension CommandRun {
  /// Prints the heights of cells.
  func measure(_ options: MeasureOptions) async throws -> ExitStatus {
    let (templates, hasFindings) = try await measurements(
      options.selection, keepsDrawings: false, isQuiet: options.isQuiet)
    let settings = options.selection.settings
    switch options.format {
    case .table: console.write(MeasurementTable(templates, settings: settings).text())
    case .json: console.write(MeasurementJSON(templates, settings: settings).text())
    case .csv: console.write(MeasurementCSV(templates).text())
    }
    return options.isStrict && hasFindings ? .findings : .success
  }

  /// Writes the report.
  func report(_ options: ReportOptions) async throws -> ExitStatus {
    let (templates, hasFindings) = try await measurements(
      options.selection, keepsDrawings: true, isQuiet: false)
    let page = ReportPage(templates, settings: options.selection.settings)
    try OutputFile(path: options.output).write(
      Array(page.html().utf8), interruptions: interruptions)
    let cells = templates.map(\.cells.count).reduce(0, +)
    console.message("\(options.output): \(cells) cells of \(templates.count) templates")
    return options.isStrict && hasFindings ? .findings : .success
  }

  /// Measures what was selected; tells whether content or cells gave findings.
  private func measurements(
    _ selection: CellSelection, keepsDrawings: Bool, isQuiet: Bool
  ) async throws -> ([TemplateMeasurements], Bool) {
    let loaded = try load(selection.templates, selection.content)
    var hasFindings = tellFindings(of: loaded, isQuiet: isQuiet)
    let run = MeasuringRun(
      widths: selection.widths, categories: selection.sizes, settings: selection.settings,
      keepsDrawings: keepsDrawings)
    var templates: [TemplateMeasurements] = []
    for template in loaded {
      let measured = try await template.measure(run)
      hasFindings = hasFindings || measured.cells.contains { !$0.findings.isEmpty }
      templates.append(measured)
    }
    return (templates, hasFindings)
  }
}

extension CellSelection {
  /// What all measurements of the selection have in common.
  var settings: MeasurementSettings {
    MeasurementSettings(
      displayScale: displayScale, layoutDirection: layoutDirection, locale: locale)
  }
}
