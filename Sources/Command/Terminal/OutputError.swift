/// Why output cannot be written. The command exits with 2 (`ExitStatus.failure`).
enum OutputError: Error, Hashable, Sendable, CustomStringConvertible {
  case unwritable(path: String, reason: String)
  case busy(path: String)

  var description: String {
    switch self {
    case .unwritable(let path, let reason): "\(path): cannot be written: \(reason)"
    case .busy(let path):
      "\(path): nothing was written: another run has been writing it for half a minute"
    }
  }
}
