import SelfSizing

/// A simulated scroll in each form of output: a row for each step, and for people the sums.
struct ScrollTraceTable {
  let run: SimulatedRun

  func text(_ format: OutputFormat) -> String {
    switch format {
    case .table: (table().lines() + [""] + findings() + [summary]).asLines + "\n"
    case .json: json()
    case .csv: table().csv()
    case .markdown:
      table().markdown() + "\n"
        + (findings() + [summary]).map { "- \($0.escapedForMarkdown)\n" }.joined()
    }
  }

  private func table() -> FigureTable {
    FigureTable(
      words: ["step", "cause"],
      figures: ["offset", "content height", "correction", "measured", "passes", "displacement"],
      rows: run.steps.enumerated().map { number, step in
        [
          .text("\(number)"), .text(step.cause.rawValue), .number(step.offsetAfter),
          .number(step.contentHeightAfter), .number(step.correction), .count(step.measuredCount),
          .count(step.passes), .known(step.displacement),
        ]
      })
  }

  private func findings() -> [String] {
    run.steps.enumerated().flatMap { number, step in
      step.findings.map { "step \(number): \($0)" }
    }
  }

  private var summary: String {
    "\(run.steps.count) steps, \(run.measuredCells) heights asked for, corrections of "
      + "\(run.totalCorrection.short) points, largest displacement of the first "
      + "fully visible item " + "\(run.largestDisplacement.short) points"
  }
}

/// A simulated scroll as JSON, a line for each step. Lengths are in points.
extension ScrollTraceTable {
  fileprivate func json() -> String {
    let totals = JSONValue.object([
      ("steps", .count(run.steps.count)), ("measured", .count(run.measuredCells)),
      ("corrections", .number(run.totalCorrection)),
      ("largestDisplacement", .number(run.largestDisplacement)),
    ])
    return "{\"schema\":\"selfsize.simulate.v1\",\"steps\":"
      + "\(JSONValue.lines(run.steps.map(Self.value))),\"totals\":\(totals.text())}\n"
  }

  private static func value(of step: SimulatedStep) -> JSONValue {
    .object(known: [
      ("cause", .string(step.cause.rawValue)), ("offsetBefore", .number(step.offsetBefore)),
      ("offsetAfter", .number(step.offsetAfter)), ("correction", .number(step.correction)),
      ("contentHeightBefore", .number(step.contentHeightBefore)),
      ("contentHeightAfter", .number(step.contentHeightAfter)),
      ("measured", .count(step.measuredCount)), ("passes", .count(step.passes)),
      ("displacement", step.displacement.map(JSONValue.number)),
      ("findings", .strings(step.findings)),
    ])
  }
}
