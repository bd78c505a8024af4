import Foundation

/// Shows on standard error how far measuring has come, if that is a terminal.
///
/// `lock` guards the counts; tasks report from wherever they run.
final class ProgressBar: @unchecked Sendable {
  private static let length = 24
  /// Seconds between two drawings, and before the first one: short work needs no bar.
  private static let interval = 0.1

  private let lock = NSLock()
  private let total: Int
  private let descriptor: Int32
  private let isShown: Bool
  private let start: Date
  private var done = 0
  private var lastDrawn: Date
  private var hasDrawn = false

  /// Creates a bar for some cells.
  ///
  /// - Parameter isQuiet: Whether nothing is shown even on a terminal.
  init(total: Int, isQuiet: Bool, descriptor: Int32 = STDERR_FILENO) {
    self.total = max(total, 1)
    self.descriptor = descriptor
    let terminal = ProcessInfo.processInfo.environment["TERM"] ?? "dumb"
    isShown = !isQuiet && terminal != "dumb" && isatty(descriptor) == 1
    start = Date()
    lastDrawn = start
  }

  func advance(by count: Int) {
    guard isShown else { return }
    lock.withLock {
      done += count
      let now = Date()
      guard now.timeIntervalSince(lastDrawn) >= Self.interval else { return }
      lastDrawn = now
      hasDrawn = true
      write(
        "\r" + Self.line(done: done, of: total, seconds: now.timeIntervalSince(start)) + "\u{1B}[K")
    }
  }

  /// Takes the bar away.
  func finish() {
    lock.withLock {
      if hasDrawn { write("\r\u{1B}[K") }
      hasDrawn = false
    }
  }

  /// The bar in characters: `measuring ██████░░░░ 60 %, 3 s left`.
  static func line(done: Int, of total: Int, seconds: Double) -> String {
    let share = min(Double(done) / Double(total), 1)
    let filled = Int(share * Double(length))
    let bar =
      String(repeating: "█", count: filled) + String(repeating: "░", count: length - filled)
    let left = share > 0 ? seconds / share - seconds : 0
    return "measuring \(bar) \(Int(share * 100)) %, \(Int(left.rounded(.up))) s left"
  }

  private func write(_ text: String) {
    _ = writeAll(Array(text.utf8), to: descriptor)
  }
}
