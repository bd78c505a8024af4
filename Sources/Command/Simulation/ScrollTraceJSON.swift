import SelfSizing

/// A simulated scroll as JSON, a line for each step. Lengths are in points.
struct ScrollTraceJSON {
  let run: SimulatedRun

  func text() -> String {
    var text = "{\"schema\":\"selfsize.simulate.v1\",\"steps\":["
    for (index, step) in run.steps.enumerated() {
      text += index > 0 ? ",\n" : "\n"
      Self.value(of: step).write(into: &text)
    }
    text += "\n],\"totals\":"
    JSONValue.object([
      ("steps", .count(run.steps.count)), ("measured", .count(run.measuredCells)),
      ("corrections", .number(run.totalCorrection)),
      ("largestDisplacement", .number(run.largestDisplacement)),
    ]).write(into: &text)
    return text + "}\n"
  }

  private static func value(of step: SimulatedStep) -> JSONValue {
    var members: [(String, JSONValue)] = [
      ("cause", .string(step.cause.rawValue)), ("offsetBefore", .number(step.offsetBefore)),
      ("offsetAfter", .number(step.offsetAfter)), ("correction", .number(step.correction)),
      ("contentHeightBefore", .number(step.contentHeightBefore)),
      ("contentHeightAfter", .number(step.contentHeightAfter)),
      ("measured", .count(step.measuredCount)), ("passes", .count(step.passes)),
    ]
    if let displacement = step.displacement {
      members.append(("displacement", .number(displacement)))
    }
    members.append(("findings", .strings(step.findings)))
    return .object(members)
  }
}
