/// UIKit's `UIScreenEdgePanGestureRecognizer`.
@MainActor @preconcurrency open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// UIKit's `edges`.
  open var edges: UIRectEdge = []
}
