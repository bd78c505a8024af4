/// The least time of several rounds: what the machine does besides only ever adds.
struct Stopwatch {
  /// Returns the least time of one call in microseconds.
  ///
  /// - Parameter calls: The calls of a round, each of which gets its number.
  static func microseconds(rounds: Int, calls: Int, _ body: (Int) throws -> Void) rethrows -> Double
  {
    let clock = ContinuousClock()
    var least = Double.infinity
    for round in 0..<rounds {
      let duration = try clock.measure {
        for call in 0..<calls { try body(round * calls + call) }
      }
      let (seconds, attoseconds) = duration.components
      least = min(least, (Double(seconds) * 1e6 + Double(attoseconds) / 1e12) / Double(calls))
    }
    return least
  }
}
