/// UIKit's `UITapGestureRecognizer`.
@MainActor @preconcurrency open class UITapGestureRecognizer: UIGestureRecognizer {
  /// UIKit's `numberOfTapsRequired`.
  open var numberOfTapsRequired = 1
  /// UIKit's `numberOfTouchesRequired`.
  open var numberOfTouchesRequired = 1
}
