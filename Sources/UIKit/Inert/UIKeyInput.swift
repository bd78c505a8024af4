/// UIKit's `UIKeyInput`.
@MainActor @preconcurrency public protocol UIKeyInput: UITextInputTraits {}
