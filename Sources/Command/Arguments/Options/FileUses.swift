/// The files that a command line names, by the flags that name them; paths may be empty where a
/// flag was not given.
struct FileUses {
  var read: [(flag: String, path: String)] = []
  var written: [(flag: String, path: String)] = []

  mutating func read(_ content: ContentSource?) {
    if case .file(let path) = content { read.append(("--content", path)) }
  }

  /// Checks that nothing is written twice, or over what is read.
  func check() throws(UsageError) {
    for (index, output) in written.enumerated() {
      for other in read + written[..<index] where isSame(output.path, other.path) {
        throw .sameFile(other.flag, output.flag, path: output.path)
      }
    }
  }

  /// Whether two paths lead to one file as far as their spelling shows. Devices and pipes bear to
  /// be written twice.
  private func isSame(_ first: String, _ second: String) -> Bool {
    !first.isEmpty && !first.hasPrefix("/dev/") && parts(first) == parts(second)
  }

  private func parts(_ path: String) -> [Substring] {
    (path.hasPrefix("/") ? ["/"] : []) + path.split(separator: "/").filter { $0 != "." }
  }
}
