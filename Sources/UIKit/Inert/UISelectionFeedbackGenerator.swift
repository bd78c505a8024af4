/// UIKit's `UISelectionFeedbackGenerator`.
@MainActor @preconcurrency open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// UIKit's `selectionChanged`.
  open func selectionChanged() {}
}
