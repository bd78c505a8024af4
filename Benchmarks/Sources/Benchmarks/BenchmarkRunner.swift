import CountedAllocations
import Timing

/// Times tasks, counts what they allocate, and checks what they return.
struct BenchmarkRunner {
  /// A task whose run did not return what it must.
  struct WrongAnswer: Error {
    let title: String
    let expected: Double
    let actual: Double
  }

  /// How a task fared.
  struct Result {
    let task: BenchmarkTask
    /// Nanoseconds per unit, of all runs but the first, least first.
    let times: [Double]
    /// Allocations per unit of the last run; nil where they are not counted.
    let allocations: Double?

    var least: Double { times[0] }
    var median: Double { times[times.count / 2] }
    var greatest: Double { times[times.count - 1] }
    /// Half of the runs are within this part of the median, from the first quartile to the third.
    var spread: Double {
      (times[times.count * 3 / 4] - times[times.count / 4]) / Swift.max(median, 1e-9)
    }
  }

  /// How many runs are timed; one more comes before them.
  let runs: Int

  /// - Throws: ``WrongAnswer``, and what the task throws.
  func result(of task: BenchmarkTask) throws -> Result {
    let expected = try task.expected()
    let run = try task.prepare()
    let clock = ContinuousClock()
    var times: [Double] = []
    var allocations: Double?
    for index in 0...min(runs, task.maximumRuns) {
      var answer = 0.0
      let before = countedAllocations()
      let duration = try clock.measure { answer = try run() }
      let after = countedAllocations()
      guard (answer - expected).magnitude <= 1e-6 * max(1, expected.magnitude) else {
        throw WrongAnswer(title: task.title, expected: expected, actual: answer)
      }
      // The first run brings code and data into the processor's caches and is not counted.
      guard index > 0 else { continue }
      times.append(duration.nanoseconds / Double(task.count))
      allocations = before < 0 ? nil : Double(after - before) / Double(task.count)
    }
    return Result(task: task, times: times.sorted(), allocations: allocations)
  }
}
