import SelfSizing

/// Shows on standard error how far measuring has come, if that is a terminal.
final class ProgressBar: Sendable {
  private static let length = 24
  /// Seconds between two drawings, and before the first one: short work needs no bar.
  private static let interval = 0.1
  private let total: Int, line: StatusLine, start: Date
  private let progress: Guarded<(done: Int, lastDrawn: Date)>

  init(total: Int, isQuiet: Bool, descriptor: Int32 = STDERR_FILENO) {
    self.total = max(total, 1)
    line = StatusLine(isQuiet: isQuiet, descriptor: descriptor)
    start = Date()
    progress = Guarded((0, start))
  }

  func advance(by count: Int) {
    guard line.isShown else { return }
    progress.withLock { progress in
      progress.done += count
      let now = Date()
      guard now.timeIntervalSince(progress.lastDrawn) >= Self.interval else { return }
      progress.lastDrawn = now
      line.show(Self.line(done: progress.done, of: total, seconds: now.timeIntervalSince(start)))
    }
  }

  func finish() { line.clear() }

  /// The bar in characters: `measuring ██████░░░░ 60 %, 3 s left`.
  static func line(done: Int, of total: Int, seconds: Double) -> String {
    let share = min(Double(done) / Double(total), 1)
    let filled = Int(share * Double(length))
    let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: length - filled)
    let left = share > 0 ? seconds / share - seconds : 0
    return "measuring \(bar) \(Int(share * 100)) %, \(Int(left.rounded(.up))) s left"
  }
}
