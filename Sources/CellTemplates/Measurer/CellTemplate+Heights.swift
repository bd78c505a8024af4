import SelfSizingCells
import SelfSizingGeometry
import SelfSizingTypography

extension CellTemplate where Content: Sendable {
  /// Measures the heights of many contents at every width under all traits, in parallel.
  ///
  /// The result is in the order of the input and the same, byte for byte, at any number of tasks.
  /// Contents that put the same into the cell are measured once. Beyond the result it takes 24
  /// bytes for each content at most.
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
    let hashes = HeightBoard(contents.count, valuesPerContent: 1, initial: 0)
    try await job.run(taskCount, hashes) { worker, range in (worker.hashes(range), []) }
    let representatives = FirstOccurrences.positions(of: await hashes.takeValues())
    let heights = HeightBoard(
      contents.count, valuesPerContent: job.heightsPerContent, initial: 0.0, progress: progress)
    try await job.run(taskCount, heights) { worker, range in
      try worker.heights(range, representatives)
    }
    return job.matrix(
      await heights.takeValues(), representatives, different: await heights.different)
  }
}

extension HeightJob where Content: Sendable {
  /// Works all chunks off in a number of tasks.
  fileprivate func run<Value: Sendable>(
    _ taskCount: Int, _ board: HeightBoard<Value>,
    _ work: @escaping @Sendable (HeightWorker<Content>, Range<Int>) throws -> ([Value], [Int])
  ) async throws {
    let chunks = (contents.count + Self.chunk - 1) / Self.chunk
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<min(max(taskCount, 1), max(chunks, 1)) {
        group.addTask {
          let worker = HeightWorker(self, HeightEngine(template.layout, cacheCapacity: 0))
          while let range = await board.take(Self.chunk) {
            try Task.checkCancellation()
            do {
              let (found, different) = try work(worker, range)
              await board.place(found, range, different: different)
            } catch let error as HeightMatrixError {
              await board.fail(error)
            }
          }
        }
      }
      try await group.waitForAll()
    }
    try Task.checkCancellation()
    if let failure = await board.failure { throw failure }
  }
}
