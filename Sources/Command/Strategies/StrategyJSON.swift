import SelfSizing

/// A comparison of strategies as JSON. Lengths are in points, times in seconds.
struct StrategyJSON {
  static let schema = "selfsize.bench.v1"
  let comparison: StrategyComparison

  func text() -> String {
    JSONValue.object([
      ("schema", .string(Self.schema)),
      ("text", .string(comparison.text)),
      ("items", .number(Double(comparison.itemCount))),
      ("runs", .array(comparison.runs.map(Self.value))),
    ]).text() + "\n"
  }

  private static func value(_ run: StrategyRun) -> JSONValue {
    .object([
      ("layout", .string(run.layout)),
      ("anchor", .string(run.anchor)),
      ("strategy", .string(run.strategy.rawValue)),
      ("measured", .number(Double(run.measurementCount))),
      ("invalidations", .number(Double(run.invalidationCount))),
      ("meanContentSizeError", .number(run.meanContentSizeError)),
      ("greatestContentSizeError", .number(run.greatestContentSizeError)),
      ("greatestDisplacement", .number(run.greatestDisplacement)),
      ("seconds", .number(run.seconds)),
    ])
  }
}
