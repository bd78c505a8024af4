/// Keeps other runs from writing a file while one reads it, changes it and writes it back. Its
/// folder is locked, so that no file remains; the lock ends with the process.
struct FileLock {
  private let descriptor: Int32

  /// Waits until no other run holds the lock, for so many seconds. Nil where the folder cannot be
  /// locked: it is not there, or on a file system without locks.
  init?(for path: String, patience: Double = 30) throws(OutputError) {
    // The folder of the file itself, wherever links lead.
    let folder = (resolvedPath(path) ?? path).folderOfPath
    descriptor = open(folder.isEmpty ? "." : folder, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    let end = Date() + patience
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      let error = errno
      if error == EINTR { continue }
      guard error == EWOULDBLOCK else {
        close(descriptor)
        return nil
      }
      guard Date() < end else {
        close(descriptor)
        throw .busy(path: path)
      }
      usleep(10_000)
    }
  }

  func release() { close(descriptor) }
}
