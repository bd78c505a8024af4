open class UITextInputAssistantItem: NSObject {
  open var leadingBarButtonGroups: [AnyObject] = []
  open var trailingBarButtonGroups: [AnyObject] = []
}
