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
  /// Widths are in points, each in 0 ... 1e6. More tasks than the machine has cores gain nothing.
  /// Progress is reported now and then, never by two tasks at once, with rising numbers.
  ///
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
    let representatives = job.firstPositions(of: hashes)
    let count = ContentCount(of: contents.count, progress)
    let pieces = try await job.run(taskCount, count) { worker, range in
      try worker.heights(range, representatives)
    }
    return job.matrix(pieces, representatives)
  }
}

extension HeightJob where Content: Sendable {
  /// Few enough to keep all tasks busy to the end, and to notice soon that no one waits any more.
  private static var chunk: Int { 512 }

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

/// Does numbered pieces of work in several tasks, each with its own state; the outcomes are in
/// order.
/// - Throws: What the first piece threw that failed; later pieces may be left undone.
package func inParallel<State, Outcome: Sendable, Failure: Error>(
  _ count: Int, tasks taskCount: Int, makeState: @escaping @Sendable () -> State,
  _ work: @escaping @Sendable (inout State, Int) async throws(Failure) -> Outcome
) async throws(Failure) -> [Outcome] {
  typealias Piece = (number: Int, outcome: Result<Outcome, Failure>)
  let queue = NumberQueue(count)
  let pieces = await withTaskGroup(of: [Piece].self) { group in
    for _ in 0..<min(max(taskCount, 1), count) {
      group.addTask {
        var state = makeState()
        var done: [Piece] = []
        while let number = await queue.next() {
          do throws(Failure) {
            done.append((number, .success(try await work(&state, number))))
          } catch {
            await queue.close()
            done.append((number, .failure(error)))
          }
        }
        return done
      }
    }
    return await group.reduce(into: []) { $0 += $1 }
  }
  // Numbers are handed out in ascending order: all pieces before the first that failed are done.
  return try pieces.sorted { $0.number < $1.number }.map { (piece) throws(Failure) in
    try piece.outcome.get()
  }
}

/// Hands the numbers below a count out, each once, in ascending order.
private actor NumberQueue {
  private var rest: Range<Int>

  init(_ count: Int) { rest = 0..<count }

  func next() -> Int? { rest.popFirst() }

  func close() { rest = 0..<0 }
}
