@MainActor @preconcurrency open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Sendable {
    case success, warning, error
  }
  open func notificationOccurred(_ type: FeedbackType) {}
}
