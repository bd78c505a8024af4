/// Keeps other runs from writing a file meanwhile. Its folder is locked, so that no file remains.
struct FileLock {
  private let descriptor: Int32

  /// Waits so many seconds for other runs. Nil where there is no folder, or there are no locks.
  init?(for path: String, patience: Double = 30) throws(OutputError) {
    // The folder of the file itself, wherever links lead.
    let folder = (resolvedPath(path) ?? path).folderOfPath
    descriptor = open(folder.isEmpty ? "." : folder, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    let end = Date() + patience
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      let error = errno
      if error == EINTR { continue }
      guard error == EWOULDBLOCK, Date() < end else {
        close(descriptor)
        if error == EWOULDBLOCK { throw .busy(path: path) }
        return nil
      }
      usleep(10_000)
    }
  }

  func release() { close(descriptor) }
}
