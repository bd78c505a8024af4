import SelfSizing

/// A comparison of strategies as JSON. Lengths are in points, times in seconds.
public struct StrategyJSON {
  /// The version of the schema; it changes when a reader of the former one would be misled.
  public static let schema = "selfsize.bench.v1"

  private let comparison: StrategyComparison

  /// Creates a document of a comparison.
  public init(_ comparison: StrategyComparison) {
    self.comparison = comparison
  }

  /// The document, with a newline at its end.
  public func text() -> String {
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
