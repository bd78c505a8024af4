/// Writes results for a terminal or as JSON.
enum BenchmarkText {
  static func line(_ result: BenchmarkRunner.Result) -> String {
    let allocations = result.allocations.map { ", \(rounded($0)) allocations" } ?? ""
    return "\(result.task.title) (\(result.task.state.rawValue)): \(time(result.median))"
      + " per \(result.task.unit), half of the runs within \(Int((result.spread * 100).rounded())) %,"
      + " \(time(result.least)) to \(time(result.greatest))\(allocations)"
  }

  static func json(_ results: [BenchmarkRunner.Result]) -> String {
    "[\n" + results.map(entry).joined(separator: ",\n") + "\n]"
  }

  private static func entry(_ result: BenchmarkRunner.Result) -> String {
    var fields = [
      "\"title\":\"\(result.task.title)\"", "\"state\":\"\(result.task.state.rawValue)\"",
      "\"unit\":\"\(result.task.unit)\"", "\"count\":\(result.task.count)",
      "\"runs\":\(result.times.count)",
      "\"nanoseconds\":{\"least\":\(result.least),\"median\":\(result.median),"
        + "\"greatest\":\(result.greatest),\"spread\":\(rounded(result.spread))}",
    ]
    if let allocations = result.allocations {
      fields.append("\"allocations\":\(rounded(allocations))")
    }
    if let growth = result.task.growth {
      fields.append("\"growth\":{\"name\":\"\(growth.name)\",\"size\":\(growth.size)}")
    }
    return "{" + fields.joined(separator: ",") + "}"
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
