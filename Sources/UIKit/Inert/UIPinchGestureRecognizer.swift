/// UIKit's `UIPinchGestureRecognizer`.
@MainActor @preconcurrency open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// UIKit's `scale`.
  open var scale: CGFloat = 1
  /// UIKit's `velocity`.
  open var velocity: CGFloat { 0 }
}
