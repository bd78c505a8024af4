/// The files that a command line names, by their flags; a path is empty without its flag.
struct FileUses {
  private let read: [(flag: String, path: String)]
  private let written: [(flag: String, path: String)]

  init(
    content: ContentSource? = nil, read: [(flag: String, path: String)] = [],
    written: [(flag: String, path: String)]
  ) {
    if case .file(let path) = content {
      self.read = read + [("--content", path)]
    } else {
      self.read = read
    }
    self.written = written
  }

  /// Checks that nothing is written twice, or over what is read.
  func check() throws(UsageError) {
    for (index, output) in written.enumerated() {
      for other in read + written[..<index] where isSame(output.path, other.path) {
        throw .sameFile(other.flag, output.flag, path: output.path)
      }
    }
  }

  /// Whether two paths are spelled as one file; devices and pipes may be written twice.
  private func isSame(_ first: String, _ second: String) -> Bool {
    !first.isEmpty && !first.hasPrefix("/dev/") && parts(first) == parts(second)
  }

  private func parts(_ path: String) -> [Substring] {
    (path.hasPrefix("/") ? ["/"] : []) + path.split(separator: "/").filter { $0 != "." }
  }
}
