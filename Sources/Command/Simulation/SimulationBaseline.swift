import SelfSizing

/// The figures of a simulation that must not grow, as a text file to commit: a line for each run.
struct SimulationBaseline: Hashable, Sendable {
  enum Figure: String, Hashable, Sendable, CaseIterable {
    /// The largest displacement of the first fully visible item, in points.
    case displacement
    /// The largest distance from its place of an item that was scrolled to, in points.
    case offTarget = "off target"
    /// The number of calls into the data source, the layout and the cells.
    case calls, invalidations, passes, oscillating
    /// The number of items that rectangle queries of the layout left out.
    case lost

    /// Whether its growth is a fault: what a reader sees, not how much work the list does.
    var isFault: Bool { ![.calls, .invalidations, .passes].contains(self) }

    /// Returns the figure of a run; 0 where no one counted it.
    func value(of run: SimulatedRun) -> Double {
      switch self {
      case .displacement: run.largestDisplacement
      case .offTarget: run.largestMiss ?? 0
      case .calls: Double(run.work?.calls ?? 0)
      case .invalidations: Double(run.work?.invalidations ?? 0)
      case .passes: Double(run.passes)
      case .oscillating: Double(run.oscillatingCells)
      case .lost: Double(run.work?.lostElements ?? 0)
      }
    }
  }

  private static let head =
    (["selfsize simulation 1", "motion", "anchor"] + Figure.allCases.map(\.rawValue))
    .joined(separator: "\t")

  /// A difference that is a rounding of sums, in points.
  private static let tolerance = 1e-6
  /// The keys of the runs in their order: layout, motion and anchor, with tabs between them.
  private var keys: [String] = []
  private var figures: [String: [Double]] = [:]

  init(_ runs: [SimulatedRun]) {
    for run in runs { add(Self.key(run), Figure.allCases.map { $0.value(of: run) }) }
  }

  private static func key(_ run: SimulatedRun) -> String {
    "\(run.layout)\t\(run.motion)\t\(run.anchor)"
  }

  private mutating func add(_ key: String, _ values: [Double]) {
    if figures.updateValue(values, forKey: key) == nil { keys.append(key) }
  }

  /// - Throws: `SimulationBaselineError` for the first line that cannot be read.
  init(text: String) throws(SimulationBaselineError) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.first.map(String.init) == Self.head else { throw SimulationBaselineError(line: 1) }
    for (number, line) in lines.enumerated().dropFirst() where !line.isEmpty {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      let values = fields.dropFirst(3).compactMap { Double($0) }
      guard fields.count == 3 + Figure.allCases.count, values.count == Figure.allCases.count,
        values.allSatisfy(\.isFinite)
      else { throw SimulationBaselineError(line: number + 1) }
      add(fields.prefix(3).joined(separator: "\t"), values)
    }
  }

  var text: String {
    let lines = keys.map { ([$0] + (figures[$0] ?? []).map(\.description)).joined(separator: "\t") }
    return ([Self.head] + lines).joined(separator: "\n") + "\n"
  }

  /// The growth in runs, and runs not recorded, with the line of the app's layout or list.
  func growth(in runs: [SimulatedRun]) -> [String] {
    runs.flatMap { run in
      let name = (run.site.map { "\($0): " } ?? "") + "\(run.layout), \(run.motion), \(run.anchor)"
      guard let recorded = figures[Self.key(run)] else { return ["\(name): not recorded"] }
      return zip(Figure.allCases, recorded).compactMap { figure, before in
        let value = figure.value(of: run)
        guard figure.isFault, value > before + Self.tolerance else { return nil }
        return "\(name): \(figure.rawValue) has grown from \(before.short) to " + value.short
      }
    }
  }
}

struct SimulationBaselineError: Error, CustomStringConvertible {
  let line: Int

  var description: String { "line \(line) is not one of the figures that simulate --record writes" }
}
