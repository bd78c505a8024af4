/// UIKit's `UINotificationFeedbackGenerator`.
@MainActor @preconcurrency open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// UIKit's `FeedbackType`.
  public enum FeedbackType: Int, Sendable {
    /// UIKit's cases of the same names.
    case success, warning, error
  }
  /// UIKit's `notificationOccurred`.
  open func notificationOccurred(_ type: FeedbackType) {}
}
