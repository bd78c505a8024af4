/// Why output cannot be written. The command exits with 2 (`ExitStatus.failure`).
enum OutputError: Error, Hashable, Sendable {
  /// The file, or standard output, cannot be written; the reason is the system's.
  case unwritable(path: String, reason: String)
  /// Another run is writing the file, and does not come to an end.
  case busy(path: String)
}

extension OutputError: CustomStringConvertible {
  var description: String {
    switch self {
    case .unwritable(let path, let reason): "\(path): cannot be written: \(reason)"
    case .busy(let path):
      "\(path): nothing was written: another run has been writing it for half a minute"
    }
  }
}
