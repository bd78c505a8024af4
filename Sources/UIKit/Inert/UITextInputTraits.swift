/// UIKit's `UITextInputTraits`.
@MainActor @preconcurrency public protocol UITextInputTraits: NSObjectProtocol {}
