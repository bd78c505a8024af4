@MainActor @preconcurrency open class UIBarAppearance: NSObject {
  public let idiom: UIUserInterfaceIdiom
  public override convenience init() { self.init(idiom: .phone) }
  public required init(idiom: UIUserInterfaceIdiom) { self.idiom = idiom }
  public convenience required init(barAppearance: UIBarAppearance) {
    self.init(idiom: barAppearance.idiom)
    let other = barAppearance
    (backgroundEffect, backgroundColor) = (other.backgroundEffect, other.backgroundColor)
    (shadowColor, shadowImage) = (other.shadowColor, other.shadowImage)
    backgroundImage = other.backgroundImage
    backgroundImageContentMode = other.backgroundImageContentMode
  }
  open var backgroundEffect: UIBlurEffect?, backgroundColor: UIColor?, backgroundImage: UIImage?,
    backgroundImageContentMode: UIView.ContentMode = .scaleToFill, shadowColor: UIColor?,
    shadowImage: UIImage?
  open func configureWithDefaultBackground() { resetBackground() }
  open func configureWithOpaqueBackground() { resetBackground() }
  open func configureWithTransparentBackground() { resetBackground() }

  private func resetBackground() {
    (backgroundEffect, backgroundColor, backgroundImage) = (nil, nil, nil)
    (shadowColor, shadowImage) = (nil, nil)
  }
}

@MainActor @preconcurrency open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:],
    titlePositionAdjustment: UIOffset = .zero,
    largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:],
    buttonAppearance = UIBarButtonItemAppearance(),
    doneButtonAppearance = UIBarButtonItemAppearance(),
    backButtonAppearance = UIBarButtonItemAppearance(),
    prominentButtonAppearance = UIBarButtonItemAppearance()
  open private(set) var backIndicatorImage = UIImage(), backIndicatorTransitionMaskImage = UIImage()
  open func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {
    backIndicatorImage = image ?? UIImage()
    backIndicatorTransitionMaskImage = transitionMaskImage ?? UIImage()
  }
}

@MainActor @preconcurrency open class UIToolbarAppearance: UIBarAppearance {
  open var buttonAppearance = UIBarButtonItemAppearance(),
    doneButtonAppearance = UIBarButtonItemAppearance(),
    prominentButtonAppearance = UIBarButtonItemAppearance()
}

@MainActor @preconcurrency open class UITabBarAppearance: UIBarAppearance {
  open var stackedLayoutAppearance = UITabBarItemAppearance(),
    inlineLayoutAppearance = UITabBarItemAppearance(),
    compactInlineLayoutAppearance = UITabBarItemAppearance(), selectionIndicatorTintColor: UIColor?,
    selectionIndicatorImage: UIImage?, stackedItemPositioning = UITabBar.ItemPositioning.automatic,
    stackedItemWidth: CGFloat = 0, stackedItemSpacing: CGFloat = 0
}

@MainActor @preconcurrency open class UIBarButtonItemAppearance: NSObject {
  public convenience init(style: UIBarButtonItem.Style) { self.init() }
  public let normal = UIBarButtonItemStateAppearance(),
    highlighted = UIBarButtonItemStateAppearance(), disabled = UIBarButtonItemStateAppearance(),
    focused = UIBarButtonItemStateAppearance()
  open func configureWithDefault(for style: UIBarButtonItem.Style) {}
}

@MainActor @preconcurrency open class UIBarButtonItemStateAppearance: NSObject {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:],
    titlePositionAdjustment: UIOffset = .zero, backgroundImage: UIImage?,
    backgroundImagePositionAdjustment: UIOffset = .zero
}

@MainActor @preconcurrency open class UITabBarItemAppearance: NSObject {
  public enum Style: Int, Sendable { case stacked, inline, compactInline }
  public convenience init(style: Style) { self.init() }
  public let normal = UITabBarItemStateAppearance(), selected = UITabBarItemStateAppearance(),
    disabled = UITabBarItemStateAppearance(), focused = UITabBarItemStateAppearance()
  open func configureWithDefault(for style: Style) {}
}

@MainActor @preconcurrency open class UITabBarItemStateAppearance: NSObject {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:],
    titlePositionAdjustment: UIOffset = .zero, iconColor: UIColor?,
    badgePositionAdjustment: UIOffset = .zero, badgeBackgroundColor: UIColor?,
    badgeTextAttributes: [NSAttributedString.Key: Any] = [:],
    badgeTitlePositionAdjustment: UIOffset = .zero
}
