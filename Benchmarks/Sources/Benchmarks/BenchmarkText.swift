/// Writes results for a terminal or as JSON.
enum BenchmarkText {
  static func line(_ result: BenchmarkRunner.Result) -> String {
    "\(result.task.title): \(time(result.median)) per \(result.task.unit)"
      + " (\(time(result.least)) to \(time(result.greatest)))"
  }

  static func json(_ results: [BenchmarkRunner.Result]) -> String {
    let entries = results.map { result in
      "{\"title\":\"\(result.task.title)\",\"unit\":\"\(result.task.unit)\","
        + "\"nanoseconds\":{\"least\":\(result.least),\"median\":\(result.median),"
        + "\"greatest\":\(result.greatest)}}"
    }
    return "[\n" + entries.joined(separator: ",\n") + "\n]"
  }

  private static func time(_ nanoseconds: Double) -> String {
    switch nanoseconds {
    case ..<1e3: "\(rounded(nanoseconds)) ns"
    case ..<1e6: "\(rounded(nanoseconds / 1e3)) µs"
    default: "\(rounded(nanoseconds / 1e6)) ms"
    }
  }

  private static func rounded(_ number: Double) -> Double {
    (number * 100).rounded() / 100
  }
}
