/// UIKit's `UITextRange`.
open class UITextRange: NSObject {
  /// UIKit's `isEmpty`.
  open var isEmpty: Bool { true }
  /// UIKit's `start`.
  open var start: UITextPosition { UITextPosition() }
  /// UIKit's `end`.
  open var end: UITextPosition { UITextPosition() }
}
