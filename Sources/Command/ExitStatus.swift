/// The exit status of the command.
public enum ExitStatus: Int32, Sendable {
  /// The output was produced.
  case success = 0
  /// The output was produced, and something was found that fails the command.
  case findings = 1
  /// The output could not be produced: unreadable or malformed content, an output that cannot be
  /// written.
  case failure = 2
  /// The command line was not understood (`EX_USAGE` of sysexits).
  case usage = 64
  /// The command was interrupted (128 + SIGINT).
  case interrupted = 130

  static func passing(_ passes: Bool) -> ExitStatus { passes ? .success : .findings }
}
