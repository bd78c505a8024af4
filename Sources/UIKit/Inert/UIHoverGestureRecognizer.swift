@MainActor @preconcurrency open class UIHoverGestureRecognizer: UIGestureRecognizer {}
