import SelfSizing

/// Simulated movements as a table for a terminal: a row for each layout and movement, the anchor
/// policies side by side.
public struct SimulationTable {
  private let report: SimulationReport

  /// Creates a table of a report.
  public init(_ report: SimulationReport) {
    self.report = report
  }

  /// The table, with a newline at its end. Lengths are in points.
  public func text() -> String {
    let runs = report.runs
    var rows = [header]
    var first = 0
    while first < runs.count {
      let next = runs[first...].firstIndex {
        $0.layout != runs[first].layout || $0.motion != runs[first].motion
      }
      rows.append(row(runs[first..<(next ?? runs.count)]))
      first = next ?? runs.count
    }
    let widths = header.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    let lines = rows.map { row in
      row.indices.map { column in
        let blanks = String(repeating: " ", count: widths[column] - row[column].count)
        return column < 2 ? row[column] + blanks : blanks + row[column]
      }.joined(separator: "  ")
    }
    return ([title] + lines + [""] + findings + notes).joined(separator: "\n") + "\n"
  }

  private var anchors: [String] {
    var found: [String] = []
    for run in report.runs where !found.contains(run.anchor) { found.append(run.anchor) }
    return found
  }

  /// What stands above the columns of displacements.
  private var title: String {
    (report.system.map { "On \($0). " } ?? "")
      + "Largest displacement of the first fully visible item, in points, under each anchor policy; the rest "
      + "under \(anchors.first ?? "none"):"
  }

  private var header: [String] {
    ["layout", "motion", "steps", "measured", "corrected", "corrections", "off target"] + anchors
      + (report.showsTime ? ["µs/step"] : [])
  }

  private func row(_ runs: ArraySlice<SimulatedRun>) -> [String] {
    guard let run = runs.first else { return [] }
    return [
      run.layout, run.motion, "\(run.summary.steps)", "\(run.summary.measuredCells)",
      "\(run.summary.correctedSteps)", NumberFormat.short(run.summary.totalCorrection),
      run.largestMiss.map(NumberFormat.short) ?? "–",
    ]
      + anchors.map { anchor in
        runs.first { $0.anchor == anchor }.map { NumberFormat.short($0.largestDisplacement) } ?? "–"
      }
      + (report.showsTime
        ? [NumberFormat.short((run.microsecondsPerStep * 10).rounded() / 10)] : [])
  }

  private var findings: [String] {
    report.fileFindings.map(\.description)
      + report.runs.flatMap { run in
        run.findings.map { "\(run.layout), \(run.motion), \(run.anchor): \($0)" }
      }
  }

  private var notes: [String] {
    let steps = report.runs.map(\.summary.steps).reduce(0, +)
    let measured = report.runs.map(\.summary.measuredCells).reduce(0, +)
    return ["\(report.runs.count) runs of \(steps) steps in all, \(measured) heights asked for"]
  }
}
