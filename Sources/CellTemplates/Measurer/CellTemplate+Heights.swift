import SelfSizingCells
import SelfSizingTypography

extension CellTemplate where Content: Sendable {
  /// Measures the heights of many contents at every width under all traits, in parallel.
  ///
  /// The result is in the order of the input and the same, byte for byte, at any number of tasks.
  /// Contents that put the same into the cell are measured once.
  ///
  /// ```swift
  /// let matrix = try await recipeCell.heights(
  ///   of: recipes, widths: [320, 375, 430],
  ///   traits: DynamicTypeCategory.allCases.map { TraitCollection(contentSizeCategory: $0) })
  /// let height = matrix[0, width: 1, traits: 3]
  /// ```
  ///
  /// - Parameters:
  ///   - contents: What fills the cells.
  ///   - widths: In points, each in 0 ... 1e6.
  ///   - traits: What each content is measured under.
  ///   - priorities: How strongly the cell takes the width, and shrinks.
  ///   - taskCount: How many tasks measure at the same time, at least one. More than the machine
  ///     has cores gain nothing.
  ///   - progress: Called now and then, never by two tasks at once, with rising numbers.
  /// - Throws: ``HeightMatrixError`` that names the first content that cannot be measured;
  ///   `CancellationError` soon after the task is cancelled.
  /// - Complexity: O(contents × traits × (text + widths)).
  public func heights(
    of contents: [Content], widths: [Double], traits: [TraitCollection] = [TraitCollection()],
    priorities: FittingPriorities = .requiredWidthFittingHeight, taskCount: Int = 4,
    progress: (@Sendable (HeightProgress) -> Void)? = nil
  ) async throws -> HeightMatrix {
    let job = HeightJob(
      template: self, contents: contents, widths: widths, traits: traits, priorities: priorities)
    try job.check()
    let hashes = try await job.run(taskCount, nil) { worker, range in worker.hashes(range) }
    let representatives = HeightJob<Content>.firstPositions(of: Array(hashes.joined()))
    let count = ContentCount(of: contents.count, progress)
    let pieces = try await job.run(taskCount, count) { worker, range in
      try worker.heights(range, representatives)
    }
    return job.matrix(pieces, representatives)
  }
}

extension HeightJob where Content: Sendable {
  /// Contents that a task takes at a time: few enough to keep all tasks busy to the end, and to
  /// notice soon that no one waits any more.
  private static var chunk: Int { 512 }

  /// Works all chunks off in a number of tasks.
  ///
  /// - Returns: What the work found in each chunk, in their order.
  fileprivate func run<Found: Sendable>(
    _ taskCount: Int, _ count: ContentCount?,
    _ work: @escaping @Sendable (inout HeightWorker<Content>, Range<Int>) throws -> Found
  ) async throws -> [Found] {
    let chunks = (contents.count + Self.chunk - 1) / Self.chunk
    return try await inParallel(
      chunks, tasks: taskCount, makeState: { HeightWorker(self) }
    ) { worker, chunk in
      try Task.checkCancellation()
      let range = chunk * Self.chunk..<min((chunk + 1) * Self.chunk, contents.count)
      let found = try work(&worker, range)
      await count?.add(range.count)
      return found
    }
  }
}

/// Counts contents that several tasks measure.
private actor ContentCount {
  private let contentCount: Int
  private let progress: (@Sendable (HeightProgress) -> Void)?
  private var completedCount = 0

  init(of contentCount: Int, _ progress: (@Sendable (HeightProgress) -> Void)?) {
    self.contentCount = contentCount
    self.progress = progress
  }

  func add(_ count: Int) {
    completedCount += count
    progress?(HeightProgress(completedCount: completedCount, contentCount: contentCount))
  }
}
