import SelfSizing

/// Simulated movements as JSON, a line for each run. Lengths are in points, times in microseconds.
public struct SimulationJSON {
  /// The version of the schema; it changes when a reader of the former one would be misled.
  public static let schema = "selfsize.simulate.v2"

  private let runs: [SimulatedRun]
  private let showsTime: Bool
  private let system: String?
  private let fileFindings: [CellFinding]

  /// Creates a document of runs.
  ///
  /// - Parameters:
  ///   - runs: The runs, in the order of their lines.
  ///   - showsTime: Whether times are written, which differ from run to run.
  ///   - system: The system whose figures the cells took, where one was asked for.
  ///   - fileFindings: What was found about the files that the templates were read from.
  public init(
    _ runs: [SimulatedRun], showsTime: Bool, system: String? = nil,
    fileFindings: [CellFinding] = []
  ) {
    self.runs = runs
    self.showsTime = showsTime
    self.system = system
    self.fileFindings = fileFindings
  }

  /// The document, with a newline at its end.
  public func text() -> String {
    var text = "{\"schema\":\"\(Self.schema)\","
    for (name, member) in JSONValue.system(system) + JSONValue.fileFindings(fileFindings) {
      text += "\"\(name)\":"
      member.write(into: &text)
      text += ","
    }
    text += "\"runs\":["
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
