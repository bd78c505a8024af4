/// Why output cannot be written. The command exits with 2 (`ExitStatus.failure`).
enum OutputError: Error, Hashable, Sendable {
  /// The file, or standard output, cannot be written; the reason is the system's.
  case unwritable(path: String, reason: String)
}

extension OutputError: CustomStringConvertible {
  var description: String {
    switch self {
    case .unwritable(let path, let reason): "\(path): cannot be written: \(reason)"
    }
  }
}
