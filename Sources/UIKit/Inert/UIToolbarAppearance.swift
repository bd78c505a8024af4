/// The appearance of a toolbar: stored and returned.
@MainActor @preconcurrency open class UIToolbarAppearance: UIBarAppearance {
  /// UIKit's `buttonAppearance`.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// UIKit's `doneButtonAppearance`.
  open var doneButtonAppearance = UIBarButtonItemAppearance()
  /// UIKit's `prominentButtonAppearance`.
  open var prominentButtonAppearance = UIBarButtonItemAppearance()
}
