import SelfSizing

/// A simulated scroll as a table for a terminal: a row for each step, and the sums.
public struct ScrollTraceTable {
  private let trace: ScrollTrace

  /// Creates a table of a trace.
  public init(_ trace: ScrollTrace) {
    self.trace = trace
  }

  /// The table, with a newline at its end. Lengths are in points.
  public func text() -> String {
    let header = [
      "step", "cause", "offset", "content height", "correction", "measured", "passes",
      "displacement",
    ]
    let rows = [header] + trace.steps.enumerated().map(Self.row)
    let widths = header.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    let lines = rows.map { row in
      zip(row, widths).map { String(repeating: " ", count: $1 - $0.count) + $0 }
        .joined(separator: "  ")
    }
    return (lines + [""] + findings() + [summary]).joined(separator: "\n") + "\n"
  }

  private static func row(_ number: Int, _ step: ScrollStep) -> [String] {
    [
      "\(number)", step.cause.rawValue, NumberFormat.short(step.offsetAfter),
      NumberFormat.short(step.contentSizeAfter.height), NumberFormat.short(step.correction),
      "\(step.measuredCount)", "\(step.passes)",
      step.firstFullyVisible.map { NumberFormat.short($0.distance) } ?? "–",
    ]
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
