package struct BaselineError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The line, counted from 1.
  package let line: Int
  package let problem: String

  package var description: String { "line \(line): \(problem)" }
}
