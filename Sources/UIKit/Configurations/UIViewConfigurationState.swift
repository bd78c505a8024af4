/// The state of a view.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  /// UIKit's `traitCollection`.
  public var traitCollection: UITraitCollection
  /// UIKit's `isDisabled`.
  public var isDisabled = false
  /// UIKit's `isHighlighted`.
  public var isHighlighted = false
  /// UIKit's `isSelected`.
  public var isSelected = false
  /// UIKit's `isFocused`.
  public var isFocused = false
  /// UIKit's `isPinned`.
  public var isPinned = false
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]
  /// Creates one as UIKit does.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
  /// UIKit's ``.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
