/// UIKit's `UILongPressGestureRecognizer`.
@MainActor @preconcurrency open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// UIKit's `minimumPressDuration`.
  open var minimumPressDuration: TimeInterval = 0.5
  /// UIKit's `allowableMovement`.
  open var allowableMovement: CGFloat = 10
  /// UIKit's `numberOfTapsRequired`.
  open var numberOfTapsRequired = 0
  /// UIKit's `numberOfTouchesRequired`.
  open var numberOfTouchesRequired = 1
}
