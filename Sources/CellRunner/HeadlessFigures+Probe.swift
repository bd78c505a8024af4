import Foundation
import SelfSizing
import SelfSizingCommand

extension HeadlessFigures {
  /// The figures of the probe, run here instead of on a device.
  package static let ofProbe = HeadlessFigures { platform, screen, scale in
    let outcome = onMainActor {
      Result { try HeadlessProbe.truth(platform: platform, screen: screen, scale: scale) }
    }
    return Array(try outcome.get())
  }
}
