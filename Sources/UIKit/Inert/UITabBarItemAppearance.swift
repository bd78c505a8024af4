/// The appearance of a tab bar item in each of its states: stored and returned.
@MainActor @preconcurrency open class UITabBarItemAppearance: NSObject {
  public enum Style: Int, Sendable {
    case stacked, inline, compactInline
  }
  public override init() { super.init() }
  public convenience init(style: Style) { self.init() }
  public let normal = UITabBarItemStateAppearance()
  public let selected = UITabBarItemStateAppearance()
  public let disabled = UITabBarItemStateAppearance()
  public let focused = UITabBarItemStateAppearance()
  open func configureWithDefault(for style: Style) {}
}

/// The appearance of a tab bar item in one state.
@MainActor @preconcurrency open class UITabBarItemStateAppearance: NSObject {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment: UIOffset = .zero
  open var iconColor: UIColor?
  open var badgePositionAdjustment: UIOffset = .zero
  open var badgeBackgroundColor: UIColor?
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var badgeTitlePositionAdjustment: UIOffset = .zero
}
