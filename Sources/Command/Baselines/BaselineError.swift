/// An error in reading a baseline file.
package struct BaselineError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The line, counted from 1.
  package let line: Int
  package let problem: String

  /// The line and what is wrong with it, `line 12: …`.
  package var description: String { "line \(line): \(problem)" }
}
