/// The clock of a worker: one limit for the whole, which nothing resets, and one for each step.
struct WorkerClock: Sendable {
  enum Step: Hashable, Sendable {
    /// It makes the list of cells.
    case list
    case cell(WorkerPlace)
    /// Work of a cell waits for the main thread, which the code of an earlier one may keep.
    case waiting
    /// The command's own code is at work.
    case own
  }

  private let limits: WorkerLimits, wholeEnd: Double
  private(set) var step = Step.list
  private var stepStart: Double
  private var askedCount = 0
  private(set) var lastPlace: WorkerPlace?

  /// The end of the whole is in the seconds of `monotonicSeconds()`.
  init(_ limits: WorkerLimits, wholeEnd: Double, now: Double) {
    self.limits = limits
    self.wholeEnd = wholeEnd
    stepStart = now
  }

  mutating func note(_ frame: WorkerFrame, now: Double) {
    switch frame.kind {
    case .ready: enter(.own, now)
    case .at:
      let place = WorkerPlace(frame)
      lastPlace = place
      enter(.cell(place), now)
    case .idle: enter(step == .list ? .list : askedCount > 0 ? .waiting : .own, now)
    case .asked:
      askedCount += 1
      if step == .own { enter(.waiting, now) }
    case .answered:
      askedCount = max(askedCount - 1, 0)
      if askedCount == 0, step == .waiting { enter(.own, now) }
    default: break
    }
  }

  private mutating func enter(_ step: Step, _ now: Double) {
    self.step = step
    stepStart = now
  }

  func secondsLeft(now: Double) -> Double {
    max(min(wholeEnd, step == .own ? .infinity : stepStart + limits.cell) - now, 0)
  }

  /// The limit that is reached, in words; nil if none is.
  func overrun(now: Double) -> (words: String, isWhole: Bool)? {
    if now >= wholeEnd { return ("the run does not end within \(Int(limits.whole)) seconds", true) }
    guard step != .own, now >= stepStart + limits.cell else { return nil }
    return ("does not end within \(Int(limits.cell)) seconds", false)
  }
}

struct WorkerPlace: Hashable, Sendable {
  /// The place of the cell among all; nil for a list.
  let index: Int?
  let name: String, site: String

  init(_ frame: WorkerFrame) {
    index = Int(frame.text(0))
    name = frame.text(1)
    site = frame.text(2)
  }
}
