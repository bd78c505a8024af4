/// How much a measurer's cache of heights holds, and how often it was of use.
public struct HeightCacheFigures: Hashable, Sendable {
  /// The most heights that are kept.
  public let capacity: Int
  /// The number of heights that are kept.
  public let count: Int
  /// How often a height had been found before, and how often it had to be measured.
  public let hitCount: Int, missCount: Int

  /// The part of the heights asked for that had been found before, in 0 ... 1; 0 before the first
  /// one.
  public var hitRate: Double {
    hitCount == 0 ? 0 : Double(hitCount) / Double(hitCount + missCount)
  }
}
