/// UIKit's `UIHoverGestureRecognizer`.
@MainActor @preconcurrency open class UIHoverGestureRecognizer: UIGestureRecognizer {}
