/// The appearance of a tab bar item in each of its states: stored and returned.
@MainActor @preconcurrency open class UITabBarItemAppearance: NSObject {
  /// UIKit's `Style`.
  public enum Style: Int, Sendable {
    /// UIKit's cases of the same names.
    case stacked, inline, compactInline
  }
  /// Creates one as UIKit does.
  public override init() { super.init() }
  /// Creates one as UIKit does.
  public convenience init(style: Style) { self.init() }
  /// UIKit's `normal`.
  public let normal = UITabBarItemStateAppearance()
  /// UIKit's `selected`.
  public let selected = UITabBarItemStateAppearance()
  /// UIKit's `disabled`.
  public let disabled = UITabBarItemStateAppearance()
  /// UIKit's `focused`.
  public let focused = UITabBarItemStateAppearance()
  /// UIKit's `configureWithDefault`.
  open func configureWithDefault(for style: Style) {}
}

/// The appearance of a tab bar item in one state.
@MainActor @preconcurrency open class UITabBarItemStateAppearance: NSObject {
  /// UIKit's `titleTextAttributes`.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// UIKit's `titlePositionAdjustment`.
  open var titlePositionAdjustment: UIOffset = .zero
  /// UIKit's `iconColor`.
  open var iconColor: UIColor?
  /// UIKit's `badgePositionAdjustment`.
  open var badgePositionAdjustment: UIOffset = .zero
  /// UIKit's `badgeBackgroundColor`.
  open var badgeBackgroundColor: UIColor?
  /// UIKit's `badgeTextAttributes`.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// UIKit's `badgeTitlePositionAdjustment`.
  open var badgeTitlePositionAdjustment: UIOffset = .zero
}
