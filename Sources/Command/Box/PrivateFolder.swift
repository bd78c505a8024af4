#if os(Linux)
  import SelfSizing

  /// The folder in which a program has its home and its temporary files, and which goes with it.
  ///
  /// At the level `full` it is in memory, and only the program sees it. At the others it is locked
  /// as long as it is used: a folder that a killed process has left is removed at the next start.
  final class PrivateFolder: Sendable {
    let path: String
    /// The locked folder, which the process's end closes, too; -1 in memory and once removed.
    private let lock: Guarded<Int32>
    private static let prefix = "selfsizing-box-"
    private static let inMemory = "/tmp/app"

    init(at level: SandboxLevel) throws {
      Self.removeAbandoned()
      guard level != .full else {
        path = Self.inMemory
        lock = Guarded(-1)
        return
      }
      var template = Array("\(Self.place)/\(Self.prefix)XXXXXX".utf8CString)
      guard mkdtemp(&template) != nil else {
        throw CommandProblem("\(Self.place): \(systemErrorMessage(errno))")
      }
      path = template.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
      let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
      flock(descriptor, LOCK_EX | LOCK_NB)
      lock = Guarded(descriptor)
      mkdir(Self.home(in: path), 0o700)
    }

    deinit { remove() }

    func remove() {
      lock.withLock { descriptor in
        guard descriptor >= 0 else { return }
        try? FileManager.default.removeItem(atPath: path)
        close(descriptor)
        descriptor = -1
      }
    }

    static func home(in folder: String) -> String { "\(folder)/home" }

    private static var place: String {
      let named = ProcessInfo.processInfo.environment["TMPDIR"] ?? ""
      return named.hasPrefix("/") && access(named, W_OK) == 0 ? named : "/tmp"
    }

    /// Removes the folders that no process has locked, as those that used them were killed.
    private static func removeAbandoned() {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
      for name in names where name.hasPrefix(prefix) {
        let path = "\(place)/\(name)"
        guard let status = fileStatus(path, ofLink: true), status.st_uid == getuid(),
          status.kind == S_IFDIR
        else { continue }
        let lock = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        guard lock >= 0 else { continue }
        defer { close(lock) }
        // A folder that was made this moment is about to be locked.
        let age = time(nil) - status.st_mtim.tv_sec
        guard age > 10, flock(lock, LOCK_EX | LOCK_NB) == 0 else { continue }
        try? FileManager.default.removeItem(atPath: path)
      }
    }
  }
#endif
