enum ContentSource: Hashable, Sendable {
  case file(String)
  case standardInput

  init(argument: String) { self = argument == "-" ? .standardInput : .file(argument) }

  var name: String {
    switch self {
    case .file(let path): path
    case .standardInput: "standard input"
    }
  }

  /// Reads the source to its end. A file above the limit is refused before it is read, a stream
  /// once it exceeds it. A named pipe, a device or a folder is no file, except for what a shell
  /// passes as `/dev/fd/63`.
  func bytes(limit: Int = ContentReader.maximumByteCount) throws(ContentError) -> [UInt8] {
    switch self {
    case .standardInput: return try read(STDIN_FILENO, limit: limit)
    case .file(let path):
      let descriptor = try opened(path)
      defer { close(descriptor) }
      return try read(descriptor, limit: limit)
    }
  }

  /// Whether there is something to read, or to say why it cannot be read.
  var isThere: Bool {
    guard case .file(let path) = self else { return true }
    return FileManager.default.fileExists(atPath: path)
  }

  /// Opens a file for reading, and nothing that would keep the command waiting.
  func opened(_ path: String) throws(ContentError) -> Int32 {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw unreadable() }
    var information = stat()
    guard fstat(descriptor, &information) == 0 else {
      close(descriptor)
      throw unreadable()
    }
    let kind = information.kind
    if kind == S_IFREG { return descriptor }
    let isHandedOver = ["/dev/stdin", "/dev/fd/", "/proc/self/fd/"].contains(where: path.hasPrefix)
    if isHandedOver, kind != S_IFDIR {
      _ = fcntl(descriptor, F_SETFL, O_RDONLY)
      return descriptor
    }
    close(descriptor)
    let reason =
      switch kind {
      case S_IFDIR: systemErrorMessage(EISDIR)
      case S_IFIFO: "it is a named pipe, not a file"
      case S_IFSOCK: "it is a socket, not a file"
      default: "it is a device, not a file"
      }
    throw .unreadable(name: name, reason: reason)
  }

  private func read(_ descriptor: Int32, limit: Int) throws(ContentError) -> [UInt8] {
    var information = stat()
    guard fstat(descriptor, &information) == 0 else { throw unreadable() }
    guard information.st_size <= limit else { throw .tooLarge(name: name, limit: limit) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(Int(information.st_size))
    var chunk = [UInt8](repeating: 0, count: 1 << 18)
    while true {
      let count = systemRead(descriptor, &chunk)
      if count == 0 { return bytes }
      guard count > 0 else { throw unreadable() }
      guard bytes.count + count <= limit else { throw .tooLarge(name: name, limit: limit) }
      bytes += chunk[..<count]
    }
  }

  private func unreadable() -> ContentError {
    .unreadable(name: name, reason: systemErrorMessage(errno))
  }
}
