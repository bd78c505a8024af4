import Foundation
import SelfSizingCells
import SelfSizingGeometry
import SelfSizingTypography
import SelfSizingUIKit

/// The probe run here, where a device runs it: its figures are those that this package has.
///
/// The files in the folder Measuring are the probe's own text, which a device compiles as well.
@MainActor package enum HeadlessProbe {
  /// Measures everything that the probe measures, under the circumstances of a device.
  ///
  /// - Parameters:
  ///   - entries: An app's cells.
  ///   - platform: The system whose figures controls and lists take.
  ///   - screen: The size of the screen in points.
  ///   - scale: Pixels per point.
  /// - Returns: A file of figures, as a device writes it.
  /// - Throws: `EncodingError` if a figure cannot be written.
  package static func truth(
    _ entries: [CellEntry] = [], platform: PlatformProfile = .iOS26,
    screen: LayoutSize = LayoutSize(width: 393, height: 852), scale: Double = 3
  ) throws -> Data {
    let before = (
      HeadlessEnvironment.traits, HeadlessEnvironment.platform, HeadlessEnvironment.screenSize
    )
    defer {
      HeadlessEnvironment.set(before.1)
      HeadlessEnvironment.set(before.0)
      HeadlessEnvironment.setScreenSize(before.2)
      _ = HeadlessFindings.take()
    }
    HeadlessEnvironment.set(platform)
    HeadlessEnvironment.set(TraitCollection(displayScale: scale))
    HeadlessEnvironment.setScreenSize(CGSize(width: screen.width, height: screen.height))
    return try HeightProbe.truth(entries).data()
  }
}
