import SelfSizing

/// A simulated scroll as JSON, a line for each step. Lengths are in points.
struct ScrollTraceJSON {
  /// The version of the schema; it changes when a reader of the former one would be misled.
  static let schema = "selfsize.simulate.v1"

  let run: SimulatedRun

  /// The document, with a newline at its end.
  func text() -> String {
    var text = "{\"schema\":\"\(Self.schema)\",\"steps\":["
    for (index, step) in run.steps.enumerated() {
      text += index > 0 ? ",\n" : "\n"
      Self.value(of: step).write(into: &text)
    }
    text += "\n],\"totals\":"
    JSONValue.object([
      ("steps", .number(Double(run.steps.count))),
      ("measured", .number(Double(run.measuredCells))),
      ("corrections", .number(run.totalCorrection)),
      ("largestDisplacement", .number(run.largestDisplacement)),
    ]).write(into: &text)
    return text + "}\n"
  }

  private static func value(of step: SimulatedStep) -> JSONValue {
    var members: [(String, JSONValue)] = [
      ("cause", .string(step.cause.rawValue)),
      ("offsetBefore", .number(step.offsetBefore)),
      ("offsetAfter", .number(step.offsetAfter)),
      ("correction", .number(step.correction)),
      ("contentHeightBefore", .number(step.contentHeightBefore)),
      ("contentHeightAfter", .number(step.contentHeightAfter)),
      ("measured", .number(Double(step.measuredCount))),
      ("passes", .number(Double(step.passes))),
    ]
    if let displacement = step.displacement {
      members.append(("displacement", .number(displacement)))
    }
    members.append(("findings", .array(step.findings.map { .string($0) })))
    return .object(members)
  }
}
