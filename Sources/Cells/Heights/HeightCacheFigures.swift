/// The statistics of a measurer's height cache.
public struct HeightCacheFigures: Hashable, Sendable {
  /// The most heights that are kept.
  public let capacity: Int
  /// The number of cached heights.
  public let count: Int
  /// The number of requests that found a cached height, and of those that measured.
  public let hitCount: Int, missCount: Int

  /// The share of requests that found a cached height, in 0 ... 1; 0 before the first one.
  public var hitRate: Double { hitCount == 0 ? 0 : Double(hitCount) / Double(hitCount + missCount) }
}
