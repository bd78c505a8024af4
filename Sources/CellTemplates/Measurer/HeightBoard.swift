/// Hands out the chunks of a job in their order, and puts what was found into its place.
actor HeightBoard<Value: Sendable> {
  private let count: Int
  private let valuesPerContent: Int
  private let progress: (@Sendable (HeightProgress) -> Void)?
  private var next = 0
  private var completedCount = 0

  /// The results, content by content.
  private var values: [Value]
  /// The contents that differ from those with the same hash.
  private(set) var different: Set<Int> = []
  /// The first content that could not be measured.
  private(set) var failure: HeightMatrixError?

  init(
    _ count: Int, valuesPerContent: Int, initial: Value,
    progress: (@Sendable (HeightProgress) -> Void)? = nil
  ) {
    self.count = count
    self.valuesPerContent = valuesPerContent
    self.progress = progress
    values = Array(repeating: initial, count: count * valuesPerContent)
  }

  /// The next contents to work on; nil if there are none, or if one has failed.
  ///
  /// Chunks are handed out in ascending order, so that all before one that fails are worked on, and
  /// the failure that is kept is that of the first content.
  func take(_ length: Int) -> Range<Int>? {
    guard failure == nil, next < count else { return nil }
    let range = next..<min(next + length, count)
    next = range.upperBound
    return range
  }

  func place(_ found: [Value], _ range: Range<Int>, different: [Int]) {
    let start = range.lowerBound * valuesPerContent
    values.replaceSubrange(start..<start + found.count, with: found)
    self.different.formUnion(different)
    completedCount += range.count
    progress?(HeightProgress(completedCount: completedCount, contentCount: count))
  }

  func fail(_ error: HeightMatrixError) {
    guard let failed = error.content, let first = failure?.content else {
      failure = failure ?? error
      return
    }
    if failed < first { failure = error }
  }

  /// Gives what was found away.
  func takeValues() -> [Value] {
    defer { values = [] }
    return values
  }
}
