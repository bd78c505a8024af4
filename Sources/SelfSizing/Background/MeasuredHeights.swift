import SelfSizingCellTemplates
import SelfSizingCollectionLayout

extension BackgroundMeasurer {
  /// Heights that arrive step by step, in the order of the items.
  public struct MeasuredHeights: AsyncSequence, Sendable {
    /// The heights of one step.
    public typealias Element = [MeasuredHeight]

    let measurer: BackgroundMeasurer
    let items: [Item]
    let width: Double
    let size: Int

    /// Starts the workers, without waiting for them.
    public func makeAsyncIterator() -> Iterator { Iterator(self) }

    /// The number of steps.
    public var stepCount: Int { (items.count + size - 1) / size }
  }
}

extension BackgroundMeasurer.MeasuredHeights {
  /// An iterator that waits for one step after the other.
  public struct Iterator: AsyncIteratorProtocol {
    private typealias Steps = AsyncThrowingStream<[MeasuredHeight], any Error>

    private var workers: [Steps.Iterator] = []
    private var step = 0
    private let stepCount: Int

    /// Starts the workers: each takes every nth step.
    init(_ heights: BackgroundMeasurer.MeasuredHeights) {
      stepCount = heights.stepCount
      let count = Swift.min(heights.measurer.workerCount, stepCount)
      for worker in 0..<count {
        let steps = Steps { continuation in
          let task = Task.detached {
            let measurer = Measurer(heights.measurer.template)
            do {
              for step in stride(from: worker, to: heights.stepCount, by: count) {
                let first = step * heights.size
                let range = first..<Swift.min(first + heights.size, heights.items.count)
                continuation.yield(
                  try heights.measurer.measure(
                    heights.items[range], width: heights.width, with: measurer))
              }
              continuation.finish()
            } catch { continuation.finish(throwing: error) }
          }
          continuation.onTermination = { _ in task.cancel() }
        }
        workers.append(steps.makeAsyncIterator())
      }
    }

    /// Returns the heights of the next step as soon as they are measured; nil after the last.
    /// Throws `MeasuringError` for the first item that cannot be measured, after the steps before
    /// it.
    /// - Throws: `MeasuringError` for the first item that cannot be measured. Steps before it are
    ///   returned.
    public mutating func next() async throws -> [MeasuredHeight]? {
      guard step < stepCount else { return nil }
      let worker = step % workers.count
      step += 1
      return try await workers[worker].next()
    }
  }
}
