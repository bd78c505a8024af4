import SelfSizing

/// Simulated movements in each form of output. For people, the anchor policies of a movement are
/// side by side; for programs, and of an app's lists, each run has a row.
struct SimulationTable {
  let report: SimulationReport
  var isVerbose = true

  func text(_ format: OutputFormat) -> String {
    switch format {
    case .table:
      (verdict + findings + (isVerbose ? figures : ["--verbose prints every movement"])).asLines
        + "\n"
    case .json: SimulationJSON(report: report).text()
    case .csv: table().csv()
    case .markdown:
      verdict.map { "\($0.escapedForMarkdown)\n\n" }.joined()
        + "\(title.escapedForMarkdown)\n\n\(tableForPeople.markdown())\n"
        + (findings + notes).map { "- \($0.escapedForMarkdown)\n" }.joined()
    }
  }

  private var figures: [String] {
    ["", title] + tableForPeople.lines() + [""] + legend + [""] + notes
  }

  private var verdict: [String] {
    SimulationVerdict(report).lines.flatMap { wrapped($0, to: MeasurementOutcome.width, indent: 2) }
  }

  private var tableForPeople: FigureTable {
    hasWork ? table(named: Self.namesForPeople) : sideBySide()
  }

  /// The names of an app's lists' figures where people read them and programs read others.
  private static let namesForPeople = [
    "layout": "list", "offTarget": "off target", "largestDisplacement": "displacement",
    "microsecondsPerStep": "µs/step",
  ]

  private func table(named names: [String: String] = [:]) -> FigureTable {
    func named(_ columns: [String]) -> [String] { columns.map { names[$0] ?? $0 } }
    var table = FigureTable(
      words: named(["layout", "motion", "anchor"]),
      figures: named(
        ["steps", "measured", "corrected", "corrections", "offTarget", "largestDisplacement"]
          + (hasWork ? ["calls", "invalidations", "passes", "oscillating", "lost"] : [])
          + (report.showsTime ? ["microsecondsPerStep"] : [])))
    for run in report.runs {
      table.append(
        [
          .text(run.layout), .text(run.motion), .text(run.anchor), .count(run.steps.count),
          .count(run.measuredCells), .count(run.correctedSteps), .number(run.totalCorrection),
          .known(run.largestMiss), .number(run.largestDisplacement),
        ] + work(of: run)
          + (report.showsTime ? [.number(time(of: run, isRounded: !names.isEmpty))] : []))
    }
    return table
  }

  /// A row for each layout and movement, the anchor policies side by side.
  private func sideBySide() -> FigureTable {
    var table = FigureTable(
      words: ["layout", "motion"],
      figures: ["steps", "measured", "corrected", "corrections", "off target"] + anchors
        + (report.showsTime ? ["µs/step"] : []))
    for group in report.runs.grouped(by: { [$0.layout, $0.motion] }) {
      table.append(row(group.elements))
    }
    return table
  }

  private func time(of run: SimulatedRun, isRounded: Bool) -> Double {
    isRounded ? (run.microsecondsPerStep * 10).rounded() / 10 : run.microsecondsPerStep
  }

  private var anchors: [String] { report.runs.map(\.anchor).distinct }

  private var title: String {
    (report.system.map { "On \($0). " } ?? "")
      + (hasWork
        ? "Displacement: how far the first fully visible item moved on the screen beyond the scrolling, at "
          + "most, in points:"
        : "Largest displacement of the first fully visible item, in points, under each anchor policy; the "
          + "rest under \(anchors.first ?? "none"):")
  }

  /// A line for each column whose heading does not say what it counts.
  private var legend: [String] {
    let columns =
      [
        ("steps", "scrolling steps and changes"), ("measured", "cells asked for their height"),
        ("corrected", "steps that corrected the content offset"),
        ("corrections", "sum of the corrections, in points"),
        (
          "off target", "largest distance of an item that was scrolled to from its place, in points"
        ),
      ] + (hasWork ? Self.workLegend : anchors.map { ($0, Self.anchorLegend[$0] ?? "") })
    let width = columns.map(\.0.count).max() ?? 0
    return columns.map { $0.padded(to: width + 2) + $1 }
  }

  private static let workLegend = [
    ("displacement", "movement of what is visible in addition to the scrolling, in points"),
    ("calls", "calls of the data source, the layout and the cells"),
    ("invalidations", "times that the layout was invalidated"),
    ("passes", "passes over the visible cells until all agreed"),
    ("oscillating", "cells that never settled"),
    ("lost", "items that rectangle queries of the layout left out"),
  ]

  private static let anchorLegend = [
    "first-fully-visible": "displacement if the first fully visible item keeps its place",
    "above-only": "the same if only items above the viewport correct the offset",
    "bottom": "the same if the end of the content keeps its place",
    "none": "the same if the offset is never corrected",
  ]

  private func row(_ runs: [SimulatedRun]) -> [FigureTable.Figure] {
    guard let run = runs.first else { return [] }
    return [
      .text(run.layout), .text(run.motion), .count(run.steps.count),
      .count(run.measuredCells), .count(run.correctedSteps),
      .number(run.totalCorrection), .known(run.largestMiss),
    ]
      + anchors.map { anchor in
        .known(runs.first { $0.anchor == anchor }?.largestDisplacement)
      } + (report.showsTime ? [.number(time(of: run, isRounded: true))] : [])
  }

  /// Whether there are lists of an app, whose calls are counted.
  private var hasWork: Bool { report.runs.contains { $0.work != nil } }

  private func work(of run: SimulatedRun) -> [FigureTable.Figure] {
    guard hasWork else { return [] }
    func count(_ path: KeyPath<SimulatedWork, Int>) -> FigureTable.Figure {
      run.work.map { .count($0[keyPath: path]) } ?? .unknown
    }
    return [
      count(\.calls), count(\.invalidations), .count(run.passes), .count(run.oscillatingCells),
      count(\.lostElements),
    ]
  }

  private var findings: [String] {
    report.fileFindings.map(\.description)
      + report.runs.flatMap { run in
        run.findings.map { "\(run.layout), \(run.motion), \(run.anchor): \($0)" }
      }
  }

  private var notes: [String] {
    let steps = report.runs.map(\.steps.count).reduce(0, +)
    let measured = report.runs.map(\.measuredCells).reduce(0, +)
    return ["\(report.runs.count) runs of \(steps) steps in all, \(measured) heights asked for"]
  }
}

/// Simulated movements as JSON, a line for each run. Lengths are in points, times in microseconds.
struct SimulationJSON {
  let report: SimulationReport

  func text() -> String {
    var text = "{\"schema\":\"selfsize.simulate.v2\","
    for (name, member) in JSONValue.system(report.system)
      + JSONValue.fileFindings(report.fileFindings)
    {
      text += "\"\(name)\":"
      member.write(into: &text)
      text += ","
    }
    text += "\"runs\":["
    for (index, run) in report.runs.enumerated() {
      text += index > 0 ? ",\n" : "\n"
      value(of: run).write(into: &text)
    }
    return text + "\n]}\n"
  }

  private func value(of run: SimulatedRun) -> JSONValue {
    var members: [(String, JSONValue)] = [
      ("layout", .string(run.layout)), ("motion", .string(run.motion)),
      ("anchor", .string(run.anchor)), ("steps", .count(run.steps.count)),
      ("measured", .count(run.measuredCells)), ("corrected", .count(run.correctedSteps)),
      ("corrections", .number(run.totalCorrection)),
      ("largestDisplacement", .number(run.largestDisplacement)),
    ]
    if let miss = run.largestMiss { members.append(("offTarget", .number(miss))) }
    if let work = run.work {
      members += [
        ("calls", .count(work.calls)), ("invalidations", .count(work.invalidations)),
        ("passes", .count(run.passes)), ("oscillating", .count(run.oscillatingCells)),
        ("lost", .count(work.lostElements)),
      ]
    }
    if report.showsTime {
      members.append(("microsecondsPerStep", .number(run.microsecondsPerStep)))
    }
    members.append(("findings", .strings(run.findings)))
    return .object(members)
  }
}

/// The runs of a simulation, to be printed as a table or as JSON.
struct SimulationReport: Sendable {
  /// The runs in order, those of one layout and movement one after the other.
  let runs: [SimulatedRun]
  /// Whether times are printed, which differ from one simulation to the next.
  let showsTime: Bool
  var system: String?
  var fileFindings: [CellFinding] = []
}
