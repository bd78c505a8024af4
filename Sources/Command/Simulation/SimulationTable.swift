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
    case .json: json()
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

  private func sideBySide() -> FigureTable {
    FigureTable(
      words: ["layout", "motion"],
      figures: ["steps", "measured", "corrected", "corrections", "off target"] + anchors
        + (report.showsTime ? ["µs/step"] : []),
      rows: report.runs.grouped { [$0.layout, $0.motion] }.map { row($0.elements) })
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
      .text(run.layout), .text(run.motion), .count(run.steps.count), .count(run.measuredCells),
      .count(run.correctedSteps), .number(run.totalCorrection), .known(run.largestMiss),
    ] + anchors.map { anchor in .known(runs.first { $0.anchor == anchor }?.largestDisplacement) }
      + (report.showsTime ? [.number(time(of: run, isRounded: true))] : [])
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
extension SimulationTable {
  fileprivate func json() -> String {
    let head = JSONValue.object(
      [("schema", .string("selfsize.simulate.v2"))] + JSONValue.system(report.system)
        + JSONValue.fileFindings(report.fileFindings))
    return "\(head.text().dropLast()),\"runs\":\(JSONValue.lines(report.runs.map(value)))}\n"
  }

  private func value(of run: SimulatedRun) -> JSONValue {
    let work = run.work
    return .object(known: [
      ("layout", .string(run.layout)), ("motion", .string(run.motion)),
      ("anchor", .string(run.anchor)), ("steps", .count(run.steps.count)),
      ("measured", .count(run.measuredCells)), ("corrected", .count(run.correctedSteps)),
      ("corrections", .number(run.totalCorrection)),
      ("largestDisplacement", .number(run.largestDisplacement)),
      ("offTarget", run.largestMiss.map(JSONValue.number)),
      ("calls", work.map { .count($0.calls) }),
      ("invalidations", work.map { .count($0.invalidations) }),
      ("passes", work.map { _ in .count(run.passes) }),
      ("oscillating", work.map { _ in .count(run.oscillatingCells) }),
      ("lost", work.map { .count($0.lostElements) }),
      ("microsecondsPerStep", report.showsTime ? .number(run.microsecondsPerStep) : nil),
      ("findings", .strings(run.findings)),
    ])
  }
}

struct SimulationReport: Sendable {
  let runs: [SimulatedRun]
  /// Whether times are printed, which differ from one simulation to the next.
  let showsTime: Bool
  var system: String?
  var fileFindings: [CellFinding] = []
}

/// Whether what is read stays in place, and how far it would move without correction.
struct SimulationVerdict {
  /// The runs under the policy that is used; the others are there to be compared with.
  private let runs: [SimulatedRun]
  private let uncorrected: [SimulatedRun]
  private let isOfLists: Bool

  init(_ report: SimulationReport) {
    isOfLists = report.runs.contains { $0.work != nil }
    let used = report.runs.first?.anchor
    runs = isOfLists ? report.runs : report.runs.filter { $0.anchor == used }
    uncorrected = report.runs.filter { $0.anchor == SimulateOptions.Anchor.none.rawValue }
  }

  var lines: [String] {
    var lines = [stillness]
    let missing = runs.filter { $0.largestMiss ?? 0 > 0 }
    if let worst = missing.max(by: { $0.largestMiss ?? 0 < $1.largestMiss ?? 0 }) {
      lines.append(
        "✕ what was scrolled to is up to \((worst.largestMiss ?? 0).short) points off: "
          + place(worst, of: missing.count))
    }
    return lines
  }

  private var stillness: String {
    let moving = runs.filter { $0.largestDisplacement != 0 }
    let without = uncorrected.map(\.largestDisplacement).max() ?? 0
    let isUncorrected = runs.first?.anchor == SimulateOptions.Anchor.none.rawValue
    let comparison =
      uncorrected.isEmpty || isUncorrected || isOfLists
      ? "" : "; \(without.short) without correction"
    guard let worst = moving.max(by: { $0.largestDisplacement < $1.largestDisplacement }) else {
      return "✓ what you read stays in place: \(extent), 0 points\(comparison)"
    }
    return "✕ what you read moves by up to \(worst.largestDisplacement.short) points: "
      + place(worst, of: moving.count) + comparison
  }

  /// `7 layouts × 7 movements`.
  private var extent: String {
    NumberFormat.counted(Set(runs.map(\.layout)).count, isOfLists ? "list" : "layout") + " × "
      + NumberFormat.counted(Set(runs.map(\.motion)).count, "movement")
  }

  private func place(_ run: SimulatedRun, of count: Int) -> String {
    "\(run.layout), \(run.motion) (\(count) of \(runs.count) movements)"
  }
}
