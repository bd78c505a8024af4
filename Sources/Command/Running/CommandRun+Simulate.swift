import SelfSizing

extension CommandRun {
  func simulate(_ options: SimulateOptions) throws -> ExitStatus {
    let baseline = options.baseline.isEmpty ? nil : try simulationBaseline(options.baseline)
    let (runs, fileFindings, hasFindings) =
      options.lists.isEmpty ? try moveTemplates(options) : (try moveLists(options), [], false)
    let report = SimulationReport(
      runs: runs, showsTime: options.showsTime, system: options.selection.system?.name,
      fileFindings: fileFindings)
    if options.showsSteps, let run = runs.first {
      console.write(ScrollTraceTable(run: run).text(options.format), in: options.format)
    } else {
      let table = SimulationTable(report: report, isVerbose: options.isVerbose)
      console.write(table.text(options.format), in: options.format)
    }
    if !options.film.isEmpty { try write(report.filmStrip.svg(), to: options.film) }
    if !options.calls.isEmpty { try write(runs.first?.calls ?? "", to: options.calls) }
    if !options.recorded.isEmpty { try write(SimulationBaseline(runs).text, to: options.recorded) }
    let growth = baseline?.growth(in: runs) ?? []
    for growth in growth { console.message(growth) }
    // The first policy is the one that is used; the others are there to be compared with.
    let isSteady = runs.allSatisfy { run in
      options.lists.isEmpty && run.anchor != options.anchors.first?.rawValue
        || run.largestDisplacement == 0 && run.largestMiss ?? 0 == 0 && run.findings.isEmpty
    }
    let hasDefects = hasFindings || FailurePolicy.defects.fails(fileFindings)
    return .passing(growth.isEmpty && !(options.isStrict && (hasDefects || !isSteady)))
  }

  func simulationBaseline(_ path: String) throws -> SimulationBaseline {
    let text = String(decoding: try ContentSource.file(path).bytes(), as: UTF8.self)
    do throws(SimulationBaselineError) {
      return try SimulationBaseline(text: text)
    } catch { throw CommandProblem("\(path): \(error)") }
  }

  private func moveTemplates(_ options: SimulateOptions) throws
    -> (runs: [SimulatedRun], fileFindings: [CellFinding], hasFindings: Bool)
  {
    let templates = try load(options.selection)
    let hasFindings = reportFindings(of: templates, isQuiet: options.isQuiet)
    let cells = SimulatedCells(
      templates, count: options.itemCount, traits: options.selection.traits)
    let runs = try options.layouts.flatMap { layout in
      try options.motions.flatMap { motion in
        try options.anchors.map { try Self.run(cells, layout, motion, $0, options) }
      }
    }
    return (runs, templates.flatMap(\.fileFindings), hasFindings)
  }

  private static func run(
    _ cells: SimulatedCells, _ layout: SimulatedLayout, _ motion: SimulateOptions.Motion,
    _ anchor: SimulateOptions.Anchor, _ options: SimulateOptions
  ) throws -> SimulatedRun {
    try Simulation.run(
      MovedTemplates(cells, layout, anchor: anchor.policy, options), named: layout.rawValue, motion,
      options)
  }

  /// Moves lists of an app, a fresh one for each movement.
  func moveLists(_ options: SimulateOptions) throws -> [SimulatedRun] {
    let anchors = options.statesAnchors ? options.anchors.map { $0.policy } : [nil]
    return try lists.filter { options.lists.contains($0.name) }.flatMap { entry in
      try options.motions.flatMap { motion in
        try anchors.map { anchor in
          let settings = MovedListEntry.Settings(
            size: LayoutSize(width: options.selection.width, height: options.selection.height),
            traits: options.selection.traits.modifyingTraits {
              $0.contentSizeCategory = options.size
            }, platform: options.selection.system, anchor: anchor)
          return try entry.move(
            ListMovement(
              list: entry.name, settings: settings, motion: motion, step: options.step,
              keepsFrames: options.keepsFrames))
        }
      }
    }
  }

  static func scroll(_ templates: [LoadedTemplate], _ options: SimulateOptions) throws
    -> [ScrollStep]
  {
    let cells = SimulatedCells(
      templates, count: options.itemCount, traits: options.selection.traits)
    return try run(cells, .table, .up, .firstFullyVisible, options).trace ?? []
  }
}
