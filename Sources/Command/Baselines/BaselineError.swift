/// An error in reading a baseline file.
public struct BaselineError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The line, counted from 1.
  public let line: Int
  /// The mistake in it.
  public let problem: String

  /// The line and what is wrong with it, `line 12: …`.
  public var description: String { "line \(line): \(problem)" }
}
