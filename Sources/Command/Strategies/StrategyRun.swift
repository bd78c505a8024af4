/// The result of one self-sizing strategy in one layout under one anchor policy.
public struct StrategyRun: Hashable, Sendable {
  /// Where heights come from.
  public let strategy: SizingStrategy
  /// The name of the layout.
  public let layout: String
  /// The name of the anchor policy.
  public let anchor: String
  /// The number of times that a cell was measured, including remeasurements.
  public let measurementCount: Int
  /// The number of times that the layout was invalidated.
  public let invalidationCount: Int
  /// The mean difference between the content's length and its exact length over all steps, in
  /// points.
  public let meanContentSizeError: Double
  /// The largest such difference, in points.
  public let greatestContentSizeError: Double
  /// The largest distance by which the first fully visible item moved on the screen without being
  /// scrolled, in points.
  public let greatestDisplacement: Double
  /// The total time, in seconds.
  public let seconds: Double

  /// Creates the result of a run.
  public init(
    strategy: SizingStrategy, layout: String, anchor: String, measurementCount: Int,
    invalidationCount: Int, meanContentSizeError: Double, greatestContentSizeError: Double,
    greatestDisplacement: Double, seconds: Double
  ) {
    self.strategy = strategy
    self.layout = layout
    self.anchor = anchor
    self.measurementCount = measurementCount
    self.invalidationCount = invalidationCount
    self.meanContentSizeError = meanContentSizeError
    self.greatestContentSizeError = greatestContentSizeError
    self.greatestDisplacement = greatestDisplacement
    self.seconds = seconds
  }
}

/// A comparison of self-sizing strategies under the same script with the same items.
public struct StrategyComparison: Hashable, Sendable {
  /// The story, in a sentence.
  public let text: String
  /// The number of items.
  public let itemCount: Int
  /// The results, in the order of the comparison.
  public let runs: [StrategyRun]

  /// Creates a comparison.
  public init(text: String, itemCount: Int, runs: [StrategyRun]) {
    self.text = text
    self.itemCount = itemCount
    self.runs = runs
  }
}
