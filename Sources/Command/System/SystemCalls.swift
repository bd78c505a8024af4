/// Reads again where a signal interrupts it. Returns 0 at the end, or -1 with `errno`.
func systemRead(_ descriptor: Int32, _ buffer: inout [UInt8]) -> Int {
  while true {
    let count = read(descriptor, &buffer, buffer.count)
    if count >= 0 || errno != EINTR { return count }
  }
}

/// A pipe that no program inherits: the end to read from, and the one to write to.
func closedPipe() -> (own: Int32, other: Int32)? {
  var ends: [Int32] = [-1, -1]
  guard pipe(&ends) == 0 else { return nil }
  for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  return (ends[0], ends[1])
}

/// The path of a file, wherever links lead; nil where nothing is.
func resolvedPath(_ path: String) -> String? {
  guard let real = realpath(path, nil) else { return nil }
  defer { free(real) }
  return String(cString: real)
}

/// The system's word on a file, or on a link itself; nil where nothing is.
func fileStatus(_ path: String, ofLink: Bool = false) -> stat? {
  var status = stat()
  return (ofLink ? lstat(path, &status) : stat(path, &status)) == 0 ? status : nil
}

extension stat {
  /// Whether it is a file, a folder, a link or another thing.
  var kind: mode_t { st_mode & S_IFMT }
}

func systemErrorMessage(_ number: Int32) -> String {
  strerror(number).map { String(cString: $0) } ?? "error \(number)"
}

extension Error {
  /// The words of the system for an error of a call that failed below, or else the error's own.
  var reason: String {
    guard let error = self as? CocoaError else { return "\(self)" }
    let cause = error.userInfo["NSUnderlyingError"] as? POSIXError
    return cause.map { systemErrorMessage($0.code.rawValue) } ?? "\(self)"
  }
}
