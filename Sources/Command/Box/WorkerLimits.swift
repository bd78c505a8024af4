/// How long the steps of a run may take, in seconds, and how much memory.
struct WorkerLimits: Hashable, Sendable {
  /// The whole run, the compilation included.
  var whole = 7200.0
  var build = 3600.0
  /// The list of cells, the samples of a cell, and a measurement: each of them.
  var cell = 60.0
  var gigabytes = 16

  init(_ environment: [String: String] = ProcessInfo.processInfo.environment) {
    func number(_ variable: String, _ usual: Double) -> Double {
      let asked = environment[variable].flatMap { Int($0) }.map(Double.init) ?? usual
      return min(max(asked, 1), 100_000)
    }
    whole = number("SELFSIZING_SECONDS", whole)
    build = number("SELFSIZING_BUILD_SECONDS", build)
    cell = number("SELFSIZING_CELL_SECONDS", cell)
    gigabytes = Int(number("SELFSIZING_GIGABYTES", Double(gigabytes)))
  }
}

/// A moment that does not move when the clock is set, in seconds.
func monotonicSeconds() -> Double { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 }
