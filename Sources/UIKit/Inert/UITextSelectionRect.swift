open class UITextSelectionRect: NSObject {
  open var rect: CGRect { .zero }
}
public enum UITextItemInteraction: Int, Sendable {
  case invokeDefaultAction, presentActions, preview
}
