open class UITextPosition: NSObject {}
