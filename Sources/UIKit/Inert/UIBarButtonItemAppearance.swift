/// The appearance of a bar button item in each of its states: stored and returned.
@MainActor @preconcurrency open class UIBarButtonItemAppearance: NSObject {
  /// Creates one as UIKit does.
  public override init() { super.init() }
  /// Creates one as UIKit does.
  public convenience init(style: UIBarButtonItem.Style) { self.init() }
  /// UIKit's `normal`.
  public let normal = UIBarButtonItemStateAppearance()
  /// UIKit's `highlighted`.
  public let highlighted = UIBarButtonItemStateAppearance()
  /// UIKit's `disabled`.
  public let disabled = UIBarButtonItemStateAppearance()
  /// UIKit's `focused`.
  public let focused = UIBarButtonItemStateAppearance()
  /// UIKit's `configureWithDefault`.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {}
}

/// The appearance of a bar button item in one state.
@MainActor @preconcurrency open class UIBarButtonItemStateAppearance: NSObject {
  /// UIKit's `titleTextAttributes`.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// UIKit's `titlePositionAdjustment`.
  open var titlePositionAdjustment: UIOffset = .zero
  /// UIKit's `backgroundImage`.
  open var backgroundImage: UIImage?
  /// UIKit's `backgroundImagePositionAdjustment`.
  open var backgroundImagePositionAdjustment: UIOffset = .zero
}
