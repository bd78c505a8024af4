/// One thing that is timed. Its title is a sentence that says what, how much, and what is kept.
struct BenchmarkTask: Sendable {
  /// The state that a run starts from.
  enum State: String, Sendable {
    /// Everything is made in the run: programs, prepared texts, collections.
    case cold
    /// Everything that an app keeps between two such runs is there, as the title says.
    case warm
  }

  /// How the cost of a kind of work grows: one of several tasks that differ in a size only.
  struct Growth: Sendable {
    /// The kind of work, and what the size counts: `one changed height in a table, of rows`.
    let name: String
    let size: Int
  }

  let title: String
  let state: State
  var growth: Growth?
  /// How many of the unit one run does, and what the unit is called.
  let count: Int
  let unit: String
  /// The most runs that are timed, for tasks that take long.
  var maximumRuns = Int.max
  /// Prepares what the runs share, outside the clock, and returns one run. A run returns a number
  /// that depends on every result, so that nothing is optimized away.
  let prepare: @Sendable () throws -> () throws -> Double
  /// The result a run must return, within a millionth, so that no wrong answer is timed.
  let expected: @Sendable () throws -> Double
}
