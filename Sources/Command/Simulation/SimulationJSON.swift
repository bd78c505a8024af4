import SelfSizing

/// Simulated movements as JSON, a line for each run. Lengths are in points, times in microseconds.
struct SimulationJSON {
  let report: SimulationReport

  func text() -> String {
    var text = "{\"schema\":\"selfsize.simulate.v2\","
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
      ("anchor", .string(run.anchor)), ("steps", .count(run.steps.count)),
      ("measured", .count(run.measuredCells)), ("corrected", .count(run.correctedSteps)),
      ("corrections", .number(run.totalCorrection)),
      ("largestDisplacement", .number(run.largestDisplacement)),
    ]
    if let miss = run.largestMiss { members.append(("offTarget", .number(miss))) }
    if let work = run.work {
      members += [
        ("calls", .count(work.calls)), ("invalidations", .count(work.invalidations)),
        ("passes", .count(run.passes)), ("oscillating", .count(run.oscillatingCells)),
        ("lost", .count(work.lostElements)),
      ]
    }
    if report.showsTime {
      members.append(("microsecondsPerStep", .number(run.microsecondsPerStep)))
    }
    members.append(("findings", .strings(run.findings)))
    return .object(members)
  }
}
