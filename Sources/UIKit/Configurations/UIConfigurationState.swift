/// The state of a view that is configured.
public protocol UIConfigurationState {
  /// UIKit's `init`.
  init(traitCollection: UITraitCollection)
  /// UIKit's `traitCollection`.
  var traitCollection: UITraitCollection { get set }
  /// UIKit's `subscript`.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}
