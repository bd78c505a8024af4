/// One thing that is timed. Its title is a sentence that says what, how much, and what is warm.
struct BenchmarkTask: Sendable {
  let title: String
  /// How many of the unit one run does, and what the unit is called.
  let count: Int
  let unit: String
  /// Prepares what the runs share, outside the clock, and returns one run. A run returns a number that
  /// depends on every result, so that nothing is optimised away.
  let prepare: @Sendable () throws -> () throws -> Double
  /// What a run must return, within a millionth; a benchmark that is wrong is not a benchmark.
  let expected: @Sendable () throws -> Double
}
