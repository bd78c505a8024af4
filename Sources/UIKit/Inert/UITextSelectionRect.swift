/// UIKit's `UITextSelectionRect`.
open class UITextSelectionRect: NSObject {
  /// UIKit's `rect`.
  open var rect: CGRect { .zero }
}
/// UIKit's `UITextItemInteraction`.
public enum UITextItemInteraction: Int, Sendable {
  /// UIKit's cases of the same names.
  case invokeDefaultAction, presentActions, preview
}
