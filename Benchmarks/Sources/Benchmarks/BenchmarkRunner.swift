/// Times tasks and prints the median of their runs.
struct BenchmarkRunner {
  /// A task whose run did not return what it must.
  struct WrongAnswer: Error {
    let title: String
    let expected: Double
    let actual: Double
  }

  /// How a task fared, in nanoseconds per unit.
  struct Result {
    let task: BenchmarkTask
    let least: Double
    let median: Double
    let greatest: Double
  }

  let runs: Int

  func result(of task: BenchmarkTask) throws -> Result {
    let expected = try task.expected()
    let run = try task.prepare()
    let clock = ContinuousClock()
    var times: [Double] = []
    for index in 0...runs {
      var answer = 0.0
      let duration = try clock.measure { answer = try run() }
      guard (answer - expected).magnitude <= 1e-6 * max(1, expected.magnitude) else {
        throw WrongAnswer(title: task.title, expected: expected, actual: answer)
      }
      // The first run warms caches up and is not counted.
      if index > 0 { times.append(duration.nanoseconds / Double(task.count)) }
    }
    times.sort()
    return Result(
      task: task, least: times[0], median: times[times.count / 2], greatest: times[times.count - 1])
  }
}

extension Duration {
  fileprivate var nanoseconds: Double {
    Double(components.seconds) * 1e9 + Double(components.attoseconds) / 1e9
  }
}
