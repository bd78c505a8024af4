open class UITextInputPasswordRules: NSObject {
  public convenience init(descriptor: String) { self.init() }
}
