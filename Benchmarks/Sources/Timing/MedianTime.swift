/// Runs a body in batches, and returns the median time of one run with what the last one returned. The first
/// batch is not counted: it brings code and data into the processor's caches.
@inlinable
public func medianTime(batches: Int, of count: Int, _ body: () throws -> Double) rethrows
  -> (nanoseconds: Double, answer: Double)
{
  let clock = ContinuousClock()
  var times: [Double] = []
  var answer = 0.0
  for batch in 0...batches {
    let duration = try clock.measure { for _ in 0..<count { answer = try body() } }
    if batch > 0 { times.append(duration.nanoseconds / Double(count)) }
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
