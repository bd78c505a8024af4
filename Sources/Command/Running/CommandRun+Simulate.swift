import SelfSizing
import SelfSizingReport

extension CommandRun {
  /// Moves through collections of self-sizing cells.
  func simulate(_ options: SimulateOptions) throws -> ExitStatus {
    let templates = try load(
      options.selection.templates, options.selection.content,
      options.selection.traits, options.selection.system.map { [$0] } ?? [])
    let hasFindings = reportFindings(of: templates, isQuiet: options.isQuiet)
    let system = options.selection.system?.name
    let fileFindings = templates.flatMap(\.fileFindings)
    let cells = SimulatedCells(
      templates, count: options.itemCount, traits: options.selection.traits)
    var runs: [SimulatedRun] = []
    for layout in options.layouts {
      for motion in options.motions {
        for anchor in options.anchors {
          runs.append(try Simulation.run(cells, layout, motion, anchor, options))
        }
      }
    }
    if options.showsSteps, let trace = runs.first?.trace {
      console.write(ScrollTraceTable(trace).text(options.format), in: options.format)
    } else {
      let report = SimulationReport(
        runs, showsTime: options.showsTime, system: system, fileFindings: fileFindings)
      console.write(SimulationTable(report).text(options.format), in: options.format)
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
    let cells = SimulatedCells(
      templates, count: options.itemCount, traits: options.selection.traits)
    return try Simulation.run(cells, .table, .up, .firstFullyVisible, options).trace
  }
}
