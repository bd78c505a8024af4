/// The result of one self-sizing strategy in one layout under one anchor policy.
public struct StrategyRun: Hashable, Sendable {
  /// Where heights come from.
  public let strategy: SizingStrategy
  /// The name of the layout.
  public let layout: String
  /// The name of the anchor policy.
  public let anchor: String
  /// How often a cell was measured; remeasured ones count again.
  public let measurementCount: Int
  /// How often the layout was invalidated.
  public let invalidationCount: Int
  /// The mean, over the steps, of how far the content was from its exact length, in points.
  public let meanContentSizeError: Double
  /// The largest such distance, in points.
  public let greatestContentSizeError: Double
  /// The largest distance by which the first fully visible item moved on the screen without being
  /// scrolled, in points.
  public let greatestDisplacement: Double
  /// How long everything took, in seconds.
  public let seconds: Double

  /// Creates what a run came to.
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

/// Strategies of self-sizing side by side: the same things happen to the same items under each.
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
