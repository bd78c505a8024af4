import SelfSizing

/// Simulated movements as JSON, a line for each run. Lengths are in points, times in microseconds.
struct SimulationJSON {
  /// The version of the schema; it changes when a reader of the former one would be misled.
  static let schema = "selfsize.simulate.v2"

  let report: SimulationReport

  /// The document, with a newline at its end.
  func text() -> String {
    var text = "{\"schema\":\"\(Self.schema)\","
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
      ("anchor", .string(run.anchor)), ("steps", .number(Double(run.steps.count))),
      ("measured", .number(Double(run.measuredCells))),
      ("corrected", .number(Double(run.correctedSteps))),
      ("corrections", .number(run.totalCorrection)),
      ("largestDisplacement", .number(run.largestDisplacement)),
    ]
    if let miss = run.largestMiss { members.append(("offTarget", .number(miss))) }
    if let work = run.work {
      members += [
        ("calls", .number(Double(work.calls))),
        ("invalidations", .number(Double(work.invalidations))),
        ("passes", .number(Double(run.passes))),
        ("oscillating", .number(Double(run.oscillatingCells))),
        ("lost", .number(Double(work.lostElements))),
      ]
    }
    if report.showsTime {
      members.append(("microsecondsPerStep", .number(run.microsecondsPerStep)))
    }
    members.append(("findings", .array(run.findings.map { .string($0) })))
    return .object(members)
  }
}
