import SelfSizing
import SelfSizingReport

extension CommandRun {
  /// Moves through collections of self-sizing cells.
  func simulate(_ options: SimulateOptions) throws -> ExitStatus {
    let templates = try load(
      options.selection.templates, options.selection.content,
      options.selection.system.map { [$0] } ?? [])
    let hasFindings = tellFindings(of: templates, isQuiet: options.isQuiet)
    let system = options.selection.system?.name
    let fileFindings = templates.flatMap(\.fileFindings)
    let cells = SimulatedCells(templates, count: options.itemCount)
    var runs: [SimulatedRun] = []
    for layout in options.layouts {
      for motion in options.motions {
        for anchor in options.anchors {
          runs.append(try Simulation.run(cells, layout, motion, anchor, options))
        }
      }
    }
    if options.showsSteps, let trace = runs.first?.trace {
      console.write(options.isJSON ? ScrollTraceJSON(trace).text() : ScrollTraceTable(trace).text())
    } else {
      let report = SimulationReport(
        runs, showsTime: options.showsTime, system: system, fileFindings: fileFindings)
      console.write(
        options.isJSON ? SimulationJSON(report).text() : SimulationTable(report).text())
    }
    // The first policy is the one that is used; the others are there to be compared with.
    let isSteady = runs.allSatisfy { run in
      run.anchor != options.anchors.first?.rawValue
        || run.largestDisplacement == 0 && run.largestMiss ?? 0 == 0 && run.findings.isEmpty
    }
    let hasDefects = hasFindings || FailurePolicy.defects.fails(fileFindings)
    return options.isStrict && (hasDefects || !isSteady) ? .findings : .success
  }

  /// Scrolls up from the end of a table, and returns every step.
  static func scroll(_ templates: [any LoadedTemplate], _ options: SimulateOptions) throws
    -> ScrollTrace
  {
    let cells = SimulatedCells(templates, count: options.itemCount)
    return try Simulation.run(cells, .table, .up, .firstFullyVisible, options).trace
  }
}
