/// Runs a body in batches, and returns the median time of one run with what the last one returned.
/// The first batch is not counted: it brings code and data into the processor's caches.
///
/// - Parameters:
///   - batches: The least number of batches.
///   - count: The number of runs in a batch.
///   - duration: How long the batches take at least, all together: a shared machine is slow for
///     some hundredths of a second at a time, which must not be all that is seen of it.
@inlinable
public func medianTime(
  batches: Int, of count: Int, atLeast duration: Duration = .milliseconds(150),
  _ body: () throws -> Double
) rethrows -> (nanoseconds: Double, answer: Double) {
  let clock = ContinuousClock()
  var times: [Double] = []
  var answer = 0.0
  for _ in 0..<count { answer = try body() }
  let end = clock.now + duration
  while times.count < batches || clock.now < end {
    let passed = try clock.measure { for _ in 0..<count { answer = try body() } }
    times.append(passed.nanoseconds / Double(count))
  }
  return (median(of: times), answer)
}

/// The number in the middle of some numbers; the greater one of two.
public func median(of numbers: [Double]) -> Double {
  precondition(!numbers.isEmpty, "nothing has a median")
  return numbers.sorted()[numbers.count / 2]
}

extension Duration {
  /// The duration in nanoseconds.
  public var nanoseconds: Double {
    Double(components.seconds) * 1e9 + Double(components.attoseconds) / 1e9
  }
}
