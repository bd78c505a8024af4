import Foundation

/// A file that is there as a whole or not at all: it is written beside its place and then renamed.
///
/// A special file, such as `/dev/null` or a named pipe, is written in place.
struct OutputFile {
  let path: String

  /// Writes the file, in place of one that may be there.
  ///
  /// - Parameter interruptions: What removes the temporary file if the process is interrupted.
  /// - Throws: `OutputError.unwritable`; the file that may be there is unchanged then.
  func write(_ bytes: [UInt8], interruptions: Interruptions) throws(OutputError) {
    // A symbolic link stays one; the file that it leads to is replaced.
    let target = resolved(path)
    if isLink(target) { return try create(path, bytes) }
    var information = stat()
    let exists = stat(target, &information) == 0
    if exists {
      let kind = information.st_mode & S_IFMT
      if kind == S_IFDIR { throw unwritable(EISDIR) }
      if kind != S_IFREG { return try writeInPlace(bytes) }
      // Renaming would get around the protection of a file that must not be written.
      guard access(target, W_OK) == 0 else { throw unwritable(errno) }
    }
    let mode = exists ? information.st_mode & 0o7777 : nil
    try replace(target, with: bytes, mode: mode, interruptions)
  }

  private func replace(
    _ target: String, with bytes: [UInt8], mode: mode_t?, _ interruptions: Interruptions
  ) throws(OutputError) {
    let temporary = "\(target).\(getpid()).partial"
    let descriptor = interruptions.create(temporaryFile: temporary)
    guard descriptor >= 0 else { throw unwritable(errno) }
    defer { interruptions.forget(temporaryFile: temporary) }
    var error = writeAll(bytes, to: descriptor)
    if let mode, error == 0, fchmod(descriptor, mode) != 0 { error = errno }
    if close(descriptor) != 0, error == 0 { error = errno }
    if error == 0, rename(temporary, target) != 0 { error = errno }
    guard error == 0 else {
      unlink(temporary)
      throw unwritable(error)
    }
  }

  /// Creates the file that a link leads to and that is not there yet. The system follows the link;
  /// what is renamed over it would take its place.
  private func create(_ path: String, _ bytes: [UInt8]) throws(OutputError) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw unwritable(errno) }
    defer { close(descriptor) }
    let error = writeAll(bytes, to: descriptor)
    guard error == 0 else { throw unwritable(error) }
  }

  /// Whether a path is a symbolic link, wherever it leads.
  private func isLink(_ path: String) -> Bool {
    var information = stat()
    return lstat(path, &information) == 0 && information.st_mode & S_IFMT == S_IFLNK
  }

  private func writeInPlace(_ bytes: [UInt8]) throws(OutputError) {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw unwritable(errno) }
    defer { close(descriptor) }
    let error = writeAll(bytes, to: descriptor)
    // A closed pipe ends quietly, as on standard output.
    guard error == 0 || error == EPIPE else { throw unwritable(error) }
  }

  private func unwritable(_ error: Int32) -> OutputError {
    .unwritable(path: path, reason: systemErrorMessage(error))
  }

  /// Returns the path that links lead to, or the path itself where nothing is there yet.
  private func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }
}
