import Foundation
import SelfSizing
import SelfSizingUIKit

/// Does work on the main actor, where views live, and waits for it.
///
/// The command measures on separate threads and leaves the main one free, so that none waits for
/// another.
func onMainActor<Outcome: Sendable>(
  _ work: @MainActor @Sendable () throws(MeasuringError) -> Outcome
) throws(MeasuringError) -> Outcome {
  func outcome() -> Result<Outcome, MeasuringError> {
    MainActor.assumeIsolated {
      do throws(MeasuringError) { return .success(try work()) } catch { return .failure(error) }
    }
  }
  if MainQueueMark.isHere { return try outcome().get() }
  return try Supervision.asking { DispatchQueue.main.sync { outcome() } }.get()
}

/// Does work on the main actor that cannot fail, and waits for it.
func onMainActor<Outcome: Sendable>(_ work: @MainActor @Sendable () -> Outcome) -> Outcome {
  if MainQueueMark.isHere {
    return MainActor.assumeIsolated { work() }
  }
  return Supervision.asking { DispatchQueue.main.sync { MainActor.assumeIsolated { work() } } }
}
