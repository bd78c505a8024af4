import SelfSizing

package struct BaselineComparison: Sendable {
  package private(set) var templates: [TemplateComparison] = []
  var missingTemplates: [String] = []
  /// The sizes, widths or settings that are not as recorded, in words.
  private(set) var differentInputs: [String] = []
  package let baseline: Baseline
  let failingKinds: Set<CellFinding.Kind>

  package init(
    _ baseline: Baseline,
    failingOn failingKinds: Set<CellFinding.Kind> = Set(
      CellFinding.Kind.allCases.filter(\.isDefect))
  ) {
    self.baseline = baseline
    self.failingKinds = failingKinds
  }

  package var isClean: Bool {
    missingTemplates.isEmpty && differentInputs.isEmpty && templates.allSatisfy(\.isClean)
  }

  /// Notes where a template was measured otherwise than it was recorded, which compares nothing.
  package mutating func noteDifferentInputs(
    _ measured: TemplateMeasurements, _ settings: MeasurementSettings
  ) {
    guard let recorded = baseline.template(measured.name, system: measured.system) else { return }
    if recorded.widths != measured.widths {
      let widths = recorded.widths.map(\.short).joined(separator: ", ")
      differentInputs.append("\(measured.title) is recorded at the widths \(widths)")
    }
    if recorded.categories != measured.categories {
      let sizes = recorded.categories.map(\.headingName).joined(separator: ", ")
      differentInputs.append("\(measured.title) is recorded at the sizes \(sizes)")
    }
    if baseline.settings != settings {
      differentInputs.append("\(measured.title) is recorded at \(baseline.settings.summary)")
    }
  }

  /// Notes that the heights were recorded with other font files than the baseline's now.
  mutating func noteOtherFonts(than recorded: MeasurementSettings) {
    guard recorded.fonts != baseline.settings.fonts else { return }
    differentInputs.append(
      "the heights are recorded with \(recorded.fonts.summary), and measured with "
        + baseline.settings.fonts.summary)
  }

  /// Notes where a template was recorded for systems that it was not measured for.
  package mutating func noteOtherSystems(_ measured: [TemplateMeasurements]) {
    let names = Set(measured.map(\.name))
    let others = baseline.templates.filter { recorded in
      names.contains(recorded.name)
        && !measured.contains { $0.name == recorded.name && $0.system == recorded.system }
    }
    differentInputs += others.map { recorded in
      "\(recorded.name) is recorded for \(recorded.system ?? "the system that it is declared for")"
    }
  }

  package mutating func compare<Content: Sendable>(
    _ measured: TemplateMeasurements, of template: CellTemplate<Content>, _ contents: [Content]
  ) throws { try compare(measured, of: TemplateContents(template: template, contents: contents)) }

  /// Compares cells, and traces their largest changes to the constants that made them.
  /// - Throws: `MeasuringError` if a cell cannot be measured once more.
  package mutating func compare(_ measured: TemplateMeasurements, of cells: some MeasurableCells)
    throws
  {
    let recorded = baseline.template(measured.name, system: measured.system)
    var comparison = TemplateComparison(
      measured, recorded: recorded, accepted: baseline.accepted, failingOn: failingKinds)
    try comparison.trace(cells, baseline.settings)
    templates.append(comparison)
  }
}
