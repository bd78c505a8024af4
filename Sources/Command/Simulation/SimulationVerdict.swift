import SelfSizing

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

  /// The verdict, and where an item that was scrolled to is missed, that, too.
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
