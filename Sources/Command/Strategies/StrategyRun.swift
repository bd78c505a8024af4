/// The result of one self-sizing strategy in one layout under one anchor policy.
struct StrategyRun: Hashable, Sendable {
  let strategy: SizingStrategy
  let layout: String
  let anchor: String
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
  let text: String
  let itemCount: Int
  let runs: [StrategyRun]
}
