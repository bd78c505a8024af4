import Foundation
import SelfSizing
import SelfSizingCells
import SelfSizingCommand
import SelfSizingUIKit

/// The probe run here, where a device runs it: its figures are those of this package. The files in
/// the folder Measuring are the probe's own text, which a device compiles as well.
@MainActor enum HeadlessProbe {
  /// Measures everything on a system and a screen, in points; the file is as a device writes it.
  static func truth(
    _ entries: [CellEntry] = [], platform: PlatformProfile = .iOS26,
    screen: LayoutSize = LayoutSize(width: 393, height: 852), scale: Double = 3
  ) throws -> Data {
    let before = HeadlessEnvironment.state
    defer {
      HeadlessEnvironment.set(before)
      _ = HeadlessFindings.take()
    }
    HeadlessEnvironment.set(
      HeadlessEnvironment.State(
        traits: TraitCollection(displayScale: scale), platform: platform,
        screenSize: CGSize(width: screen.width, height: screen.height)))
    return try HeightProbe.truth(entries).data()
  }
}

extension HeadlessFigures {
  package static let ofProbe = HeadlessFigures { platform, screen, scale in
    Array(
      try onMainActor { try HeadlessProbe.truth(platform: platform, screen: screen, scale: scale) })
  }
}
