import SelfSizing

/// A simulated scroll in each form of output: a row for each step, and for people the sums.
struct ScrollTraceTable {
  let trace: ScrollTrace

  /// The scroll in a form of output, with a newline at its end. Lengths are in points.
  func text(_ format: OutputFormat) -> String {
    switch format {
    case .table: (table().lines() + [""] + findings() + [summary]).asLines + "\n"
    case .json: ScrollTraceJSON(trace: trace).text()
    case .csv: table().csv()
    case .markdown:
      table().markdown() + "\n"
        + (findings() + [summary]).map { "- \($0.escapedForMarkdown)\n" }.joined()
    }
  }

  private func table() -> FigureTable {
    var table = FigureTable(
      words: ["step", "cause"],
      figures: [
        "offset", "content height", "correction", "measured", "passes", "displacement",
      ])
    for (number, step) in trace.steps.enumerated() {
      table.append([
        .text("\(number)"), .text(step.cause.rawValue), .number(step.offsetAfter),
        .number(step.contentSizeAfter.height), .number(step.correction),
        .count(step.measuredCount), .count(step.passes),
        step.firstFullyVisible.map { .number($0.distance) } ?? .unknown,
      ])
    }
    return table
  }

  private func findings() -> [String] {
    trace.steps.enumerated().flatMap { number, step in
      step.findings.map { "step \(number): \($0)" }
    }
  }

  private var summary: String {
    "\(trace.steps.count) steps, \(trace.measuredCount) heights asked for, corrections of "
      + "\(NumberFormat.short(trace.totalCorrection)) points, largest displacement of the first "
      + "fully visible item "
      + "\(NumberFormat.short(trace.largestFirstFullyVisibleDisplacement)) points"
  }
}
