/// Checks that nothing is written twice, or over what is read. Files are named by their flags; a
/// path is empty where its flag is not given.
func checkFiles(
  content: ContentSource? = nil, read: KeyValuePairs<String, String> = [:],
  written: KeyValuePairs<String, String>
) throws(UsageError) {
  var named = Array(read)
  if case .file(let path) = content { named.append(("--content", path)) }
  for (flag, path) in written {
    for other in named where isSame(path, other.value) {
      throw .sameFile(other.key, flag, path: path)
    }
    named.append((flag, path))
  }
}

/// Whether two paths are spelled as one file; devices and pipes may be written twice.
private func isSame(_ first: String, _ second: String) -> Bool {
  func parts(_ path: String) -> [Substring] {
    (path.hasPrefix("/") ? ["/"] : []) + path.split(separator: "/").filter { $0 != "." }
  }
  return !first.isEmpty && !first.hasPrefix("/dev/") && parts(first) == parts(second)
}
