/// UIKit's `UIFeedbackGenerator`.
@MainActor @preconcurrency open class UIFeedbackGenerator: NSObject {
  /// UIKit's `prepare`.
  open func prepare() {}
}
