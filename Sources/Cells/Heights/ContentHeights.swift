import SelfSizingAutoLayout

/// The heights of one template's contents, from the cache or measured.
package struct ContentHeights {
  package let measurer: CellMeasurer
  package private(set) var cache: HeightCache
  /// Those of the present content.
  package var values = CellValues()
  private var textHash = TextHash()
  /// The cell that was begun with, and the environment that it was begun under; nil for none.
  private var begun: (shape: CellShape, environment: Int)?

  package init(_ measurer: CellMeasurer, cacheCapacity: Int) {
    self.measurer = measurer
    cache = HeightCache(capacity: cacheCapacity, hasStates: measurer.layout.hasStates)
  }

  /// The values are another content's now.
  package mutating func begin() {
    begun = nil
    if cache.capacity > 0 { textHash = values.hashTexts() }
  }

  /// Takes up another content, and returns its height.
  package mutating func firstHeight(width: Double, _ asked: CellEnvironment) throws(LayoutError)
    -> Double
  {
    begin()
    return try height(width: width, asked)
  }

  /// Returns the fitted height of the present content, rounded up to whole pixels, whose states
  /// were read under the environment's traits.
  package mutating func height(width: Double, _ asked: CellEnvironment) throws(LayoutError)
    -> Double
  {
    let environment = measurer.environment(asked, of: &values)
    guard cache.capacity > 0 else { return try measure(width: width, environment) }
    let hash = cache.hash(&values, textHash, width: width, environment: environment.id)
    if let kept = cache.height(of: &values, hash: hash, width: width, environment: environment.id) {
      return kept
    }
    let height = try measure(width: width, environment)
    cache.keep(height, of: &values, hash: hash, width: width, environment: environment.id)
    return height
  }

  private mutating func measure(width: Double, _ environment: CellEnvironment)
    throws(LayoutError) -> Double
  {
    if let begun, begun.environment == environment.id {
      return try measurer.height(begun.shape, width: width)
    }
    let shape = try measurer.begin(&values, environment)
    begun = (shape, environment.id)
    return try measurer.height(shape, width: width)
  }
}
