/// UIKit's `UIPanGestureRecognizer`.
@MainActor @preconcurrency open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// UIKit's `minimumNumberOfTouches`.
  open var minimumNumberOfTouches = 1
  /// UIKit's `maximumNumberOfTouches`.
  open var maximumNumberOfTouches = Int.max
  /// UIKit's `translation`.
  open func translation(in view: UIView?) -> CGPoint { .zero }
  /// UIKit's `setTranslation`.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {}
  /// UIKit's `velocity`.
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}
