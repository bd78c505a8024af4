/// UIKit's `UITextInputAssistantItem`.
open class UITextInputAssistantItem: NSObject {
  /// UIKit's `leadingBarButtonGroups`.
  open var leadingBarButtonGroups: [AnyObject] = []
  /// UIKit's `trailingBarButtonGroups`.
  open var trailingBarButtonGroups: [AnyObject] = []
}
