struct StrategyRun: Hashable, Sendable {
  let strategy: SizingStrategy, layout: String, anchor: String
  /// The number of times that a cell was measured, including remeasurements.
  let measurementCount: Int
  let invalidationCount: Int
  /// The mean difference of the content's length from its exact length over all steps, in points.
  let meanContentSizeError: Double
  /// The largest such difference, in points.
  let greatestContentSizeError: Double
  /// The farthest that the first fully visible item moved without being scrolled, in points.
  let greatestDisplacement: Double
  let seconds: Double
}

struct StrategyComparison: Hashable, Sendable {
  let text: String, itemCount: Int, runs: [StrategyRun]
}
