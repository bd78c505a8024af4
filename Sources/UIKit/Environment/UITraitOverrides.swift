import SelfSizingGeometry
import SelfSizingTypography

/// The traits that a view or controller replaces for itself and what it contains.
public protocol UITraitOverrides: UIMutableTraits {
  /// UIKit's `contains`.
  func contains(_ trait: UITrait.Type) -> Bool
  /// UIKit's `remove`.
  mutating func remove(_ trait: UITrait.Type)
}
