import SelfSizing

/// A line on standard error that says what is being done; nothing where that is no terminal.
final class StatusLine: Sendable {
  let isShown: Bool
  private let descriptor: Int32
  /// Whether a line is shown; guards the line, too.
  private let hasDrawn = Guarded(false)

  init(isQuiet: Bool, descriptor: Int32 = STDERR_FILENO) {
    self.descriptor = descriptor
    let terminal = ProcessInfo.processInfo.environment["TERM"] ?? "dumb"
    isShown = !isQuiet && terminal != "dumb" && isatty(descriptor) == 1
  }

  func show(_ text: String) {
    guard isShown else { return }
    hasDrawn.withLock {
      $0 = true
      _ = writeAll(Array("\r\(text)\u{1B}[K".utf8), to: descriptor)
    }
  }

  func clear() {
    hasDrawn.withLock {
      if $0 { _ = writeAll(Array("\r\u{1B}[K".utf8), to: descriptor) }
      $0 = false
    }
  }
}
