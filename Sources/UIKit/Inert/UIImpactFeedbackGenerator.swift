/// UIKit's `UIImpactFeedbackGenerator`.
@MainActor @preconcurrency open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// UIKit's `FeedbackStyle`.
  public enum FeedbackStyle: Int, Sendable {
    /// UIKit's cases of the same names.
    case light, medium, heavy, soft, rigid
  }
  /// Creates one as UIKit does.
  public convenience init(style: FeedbackStyle) { self.init() }
  /// UIKit's `impactOccurred`.
  open func impactOccurred() {}
  /// UIKit's `impactOccurred`.
  open func impactOccurred(intensity: CGFloat) {}
}
