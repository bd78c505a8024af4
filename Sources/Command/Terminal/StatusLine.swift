import SelfSizing

/// A line on standard error that says what is being done, replaced by the next one; nothing where
/// that is no terminal.
///
/// `lock` guards the line.
final class StatusLine: @unchecked Sendable {
  let isShown: Bool
  private let descriptor: Int32
  private let lock = ThreadLock()
  private var hasDrawn = false

  /// Creates a line.
  ///
  /// - Parameter isQuiet: Whether nothing is shown even on a terminal.
  init(isQuiet: Bool, descriptor: Int32 = STDERR_FILENO) {
    self.descriptor = descriptor
    let terminal = ProcessInfo.processInfo.environment["TERM"] ?? "dumb"
    isShown = !isQuiet && terminal != "dumb" && isatty(descriptor) == 1
  }

  /// Shows a text in place of the one before.
  func show(_ text: String) {
    guard isShown else { return }
    lock.withLock {
      hasDrawn = true
      _ = writeAll(Array("\r\(text)\u{1B}[K".utf8), to: descriptor)
    }
  }

  func clear() {
    lock.withLock {
      if hasDrawn { _ = writeAll(Array("\r\u{1B}[K".utf8), to: descriptor) }
      hasDrawn = false
    }
  }
}
