import SelfSizingGeometry
import SelfSizingTypography

/// An object with traits.
@MainActor @preconcurrency public protocol UITraitEnvironment: NSObjectProtocol {
  /// UIKit's `traitCollection`.
  var traitCollection: UITraitCollection { get }
  /// UIKit's `traitCollectionDidChange`.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
