/// The result of one self-sizing strategy in one layout under one anchor policy.
struct StrategyRun: Hashable, Sendable {
  let strategy: SizingStrategy
  let layout: String
  let anchor: String
  /// The number of times that a cell was measured, including remeasurements.
  let measurementCount: Int
  let invalidationCount: Int
  /// The mean difference between the content's length and its exact length over all steps, in
  /// points.
  let meanContentSizeError: Double
  /// The largest such difference, in points.
  let greatestContentSizeError: Double
  /// The largest distance by which the first fully visible item moved on the screen without being
  /// scrolled, in points.
  let greatestDisplacement: Double
  /// The total time, in seconds.
  let seconds: Double
}

/// A comparison of self-sizing strategies under the same script with the same items.
struct StrategyComparison: Hashable, Sendable {
  let text: String
  let itemCount: Int
  let runs: [StrategyRun]
}
