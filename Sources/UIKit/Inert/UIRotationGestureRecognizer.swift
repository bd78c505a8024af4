/// UIKit's `UIRotationGestureRecognizer`.
@MainActor @preconcurrency open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// UIKit's `rotation`.
  open var rotation: CGFloat = 0
  /// UIKit's `velocity`.
  open var velocity: CGFloat { 0 }
}
