import SelfSizingGeometry
import SelfSizingTypography

/// The traits that a view or controller replaces for itself and what it contains.
public protocol UITraitOverrides: UIMutableTraits {
  func contains(_ trait: UITrait.Type) -> Bool
  mutating func remove(_ trait: UITrait.Type)
}
