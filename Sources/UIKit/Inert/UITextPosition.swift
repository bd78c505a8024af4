/// UIKit's `UITextPosition`.
open class UITextPosition: NSObject {}
