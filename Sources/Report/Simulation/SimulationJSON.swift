import SelfSizing

/// Simulated movements as JSON, a line for each run. Lengths are in points, times in microseconds.
public struct SimulationJSON {
  /// The version of the schema; it changes when a reader of the former one would be misled.
  public static let schema = "selfsize.simulate.v2"

  private let runs: [SimulatedRun]
  private let showsTime: Bool

  /// Creates a document of runs.
  ///
  /// - Parameters:
  ///   - runs: The runs, in the order of their lines.
  ///   - showsTime: Whether times are written, which differ from run to run.
  public init(_ runs: [SimulatedRun], showsTime: Bool) {
    self.runs = runs
    self.showsTime = showsTime
  }

  /// The document, with a newline at its end.
  public func text() -> String {
    var text = "{\"schema\":\"\(Self.schema)\",\"runs\":["
    for (index, run) in runs.enumerated() {
      text += index > 0 ? ",\n" : "\n"
      value(of: run).write(into: &text)
    }
    return text + "\n]}\n"
  }

  private func value(of run: SimulatedRun) -> JSONValue {
    var members: [(String, JSONValue)] = [
      ("layout", .string(run.layout)), ("motion", .string(run.motion)),
      ("anchor", .string(run.anchor)), ("steps", .number(Double(run.summary.steps))),
      ("measured", .number(Double(run.summary.measuredCells))),
      ("corrected", .number(Double(run.summary.correctedSteps))),
      ("corrections", .number(run.summary.totalCorrection)),
      ("largestDisplacement", .number(run.largestDisplacement)),
    ]
    if let miss = run.largestMiss { members.append(("offTarget", .number(miss))) }
    if showsTime { members.append(("microsecondsPerStep", .number(run.microsecondsPerStep))) }
    members.append(("findings", .array(run.findings.map { .string("\($0)") })))
    return .object(members)
  }
}
