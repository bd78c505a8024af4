import SelfSizing

/// Ends the process when it is interrupted, and leaves no half-written file.
///
/// The signals arrive on their own queue, not in a signal handler, so that removing files and
/// locking is safe. `lock` guards the set of files and the ends; the sources are set once.
final class Interruptions: @unchecked Sendable {
  private let lock = ThreadLock()
  private var temporaryFiles: Set<String> = []
  private var ends: [Int: @Sendable () -> Void] = [:]
  private var endCount = 0
  private let sources: [any DispatchSourceSignal]
  convenience init() { self.init(signals: []) }

  private init(signals: [Int32]) {
    let queue = DispatchQueue(label: "interruptions")
    let registered = DispatchGroup()
    sources = signals.map { DispatchSource.makeSignalSource(signal: $0, queue: queue) }
    for (source, number) in zip(sources, signals) {
      source.setEventHandler { [unowned self] in
        // 130 for SIGINT (`ExitStatus.interrupted`), and so on for the others.
        end(with: 128 + number)
      }
      registered.enter()
      source.setRegistrationHandler { registered.leave() }
      source.resume()
    }
    registered.wait()
    // On Linux the source has taken the place of the signal's action. On Darwin it hears the signal
    // apart from the action, which must not end the process first.
    #if canImport(Darwin)
      for number in signals { signal(number, SIG_IGN) }
    #endif
  }

  /// A signal that the parent ignores, as shells and nohup do in the background, stays ignored.
  static func handled() -> Interruptions {
    Interruptions(signals: [SIGINT, SIGTERM, SIGHUP].filter { !isIgnored($0) })
  }

  private static func isIgnored(_ number: Int32) -> Bool {
    // Reading the action takes a structure whose fields have other names on every platform.
    let action = signal(number, SIG_IGN)
    signal(number, action)
    return unsafeBitCast(action, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  /// Creates a file that is of no use unless it is finished; returns its descriptor, or -1.
  func create(temporaryFile path: String) -> Int32 {
    // Under the lock, so that no file comes into being between their removal and the end.
    lock.withLock {
      let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      if descriptor >= 0 { temporaryFiles.insert(path) }
      return descriptor
    }
  }

  /// Names a nameless file that is of no use unless it is finished; returns 0 or the error.
  func name(_ descriptor: Int32, _ path: String) -> Int32 {
    lock.withLock {
      let file = "/proc/self/fd/\(descriptor)"
      guard linkat(AT_FDCWD, file, AT_FDCWD, path, AT_SYMLINK_FOLLOW) == 0 else { return errno }
      temporaryFiles.insert(path)
      return 0
    }
  }

  func forget(temporaryFile path: String) { lock.withLock { _ = temporaryFiles.remove(path) } }

  /// Has work done before an interruption ends the process; returns the number to forget it by.
  func atEnd(_ work: @escaping @Sendable () -> Void) -> Int {
    lock.withLock {
      endCount += 1
      ends[endCount] = work
      return endCount
    }
  }

  /// Waits for the end of the process if an interruption is about to end it.
  func waitForEnd() { lock.withLock {} }
  func forgetEnd(_ number: Int) { lock.withLock { ends[number] = nil } }

  private func end(with status: Int32) -> Never {
    lock.lock()
    for work in ends.values { work() }
    for path in temporaryFiles { unlink(path) }
    // Not `exit`: what other threads are in the midst of must not be tidied up under them.
    _exit(status)
  }
}
