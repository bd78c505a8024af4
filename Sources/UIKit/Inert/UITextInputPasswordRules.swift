/// UIKit's `UITextInputPasswordRules`.
open class UITextInputPasswordRules: NSObject {
  /// Creates one as UIKit does.
  public convenience init(descriptor: String) { self.init() }
}
