/// A file that is there as a whole or not at all: it is written beside its place and then renamed.
/// A special file, such as `/dev/null` or a named pipe, is written in place.
struct OutputFile {
  let path: String

  /// Writes the file in place of one that may be there, which is unchanged if that fails.
  func write(_ bytes: [UInt8], interruptions: Interruptions) throws(OutputError) {
    // A symbolic link stays one; the file that it leads to is replaced.
    let target = resolvedPath(path) ?? path
    // Where nothing is there yet, the system follows the link; renaming would replace it.
    if fileStatus(target, ofLink: true)?.kind == S_IFLNK { return try writeInPlace(bytes, O_CREAT) }
    let status = fileStatus(target)
    if let kind = status?.kind {
      if kind == S_IFDIR { throw unwritable(EISDIR) }
      // A named pipe that no one reads would keep the command waiting.
      if kind != S_IFREG { return try writeInPlace(bytes, O_NONBLOCK) }
      // Renaming would get around the protection of a file that must not be written.
      guard access(target, W_OK) == 0 else { throw unwritable(errno) }
    }
    try replace(target, with: bytes, mode: status.map { $0.st_mode & 0o7777 }, interruptions)
  }

  private func replace(
    _ target: String, with bytes: [UInt8], mode: mode_t?, _ interruptions: Interruptions
  ) throws(OutputError) {
    let temporary = "\(target).\(getpid())-\(UInt32.random(in: 0 ... .max)).partial"
    // Without a name while it is written, where that can be: nothing remains of a killed run.
    let nameless = Self.createNameless(beside: target)
    let descriptor = nameless >= 0 ? nameless : interruptions.create(temporaryFile: temporary)
    guard descriptor >= 0 else { throw unwritable(errno) }
    defer { interruptions.forget(temporaryFile: temporary) }
    var error = writeAll(bytes, to: descriptor)
    if let mode, error == 0, fchmod(descriptor, mode) != 0 { error = errno }
    if nameless >= 0, error == 0 { error = interruptions.name(nameless, temporary) }
    if close(descriptor) != 0, error == 0 { error = errno }
    if error == 0, rename(temporary, target) != 0 { error = errno }
    guard error == 0 else {
      unlink(temporary)
      throw unwritable(error)
    }
  }

  /// A file without a name in another one's folder; -1 where the system has no such files.
  private static func createNameless(beside target: String) -> Int32 {
    #if os(Linux)
      let folder = target.lastIndex(of: "/").map { String(target[...$0]) } ?? "."
      // The header spells O_TMPFILE in a way that is not imported.
      return open(folder, O_WRONLY | O_CLOEXEC | O_DIRECTORY | 0o20_000_000, 0o666)
    #else
      return -1
    #endif
  }

  private func writeInPlace(_ bytes: [UInt8], _ flags: Int32) throws(OutputError) {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC | flags, 0o666)
    guard descriptor >= 0 else { throw unwritable(errno) }
    defer { close(descriptor) }
    _ = fcntl(descriptor, F_SETFL, O_WRONLY)
    let error = writeAll(bytes, to: descriptor)
    // A closed pipe ends quietly, as on standard output.
    guard error == 0 || error == EPIPE else { throw unwritable(error) }
  }

  private func unwritable(_ error: Int32) -> OutputError {
    .unwritable(path: path, reason: systemErrorMessage(error))
  }
}
