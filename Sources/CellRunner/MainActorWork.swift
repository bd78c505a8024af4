import Foundation
import SelfSizing
import SelfSizingUIKit

/// Does work on the main actor, where views live; the command measures on other threads.
func onMainActor<Outcome: Sendable, Failure: Error>(
  _ work: @MainActor @Sendable () throws(Failure) -> Outcome
) throws(Failure) -> Outcome {
  // `assumeIsolated` and `sync` rethrow errors without their type.
  func outcome() -> Result<Outcome, Failure> {
    MainActor.assumeIsolated { Result { () throws(Failure) in try work() } }
  }
  if MainQueueMark.isHere { return try outcome().get() }
  return try Supervision.asking { DispatchQueue.main.sync { outcome() } }.get()
}
