/// The appearance of a navigation bar: stored and returned.
@MainActor @preconcurrency open class UINavigationBarAppearance: UIBarAppearance {
  /// UIKit's `titleTextAttributes`.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// UIKit's `titlePositionAdjustment`.
  open var titlePositionAdjustment: UIOffset = .zero
  /// UIKit's `largeTitleTextAttributes`.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// UIKit's `buttonAppearance`.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// UIKit's `doneButtonAppearance`.
  open var doneButtonAppearance = UIBarButtonItemAppearance()
  /// UIKit's `backButtonAppearance`.
  open var backButtonAppearance = UIBarButtonItemAppearance()
  /// UIKit's `prominentButtonAppearance`.
  open var prominentButtonAppearance = UIBarButtonItemAppearance()
  /// UIKit's `backIndicatorImage`.
  open private(set) var backIndicatorImage = UIImage()
  /// UIKit's `backIndicatorTransitionMaskImage`.
  open private(set) var backIndicatorTransitionMaskImage = UIImage()
  /// UIKit's `setBackIndicatorImage`.
  open func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {
    backIndicatorImage = image ?? UIImage()
    backIndicatorTransitionMaskImage = transitionMaskImage ?? UIImage()
  }
}
