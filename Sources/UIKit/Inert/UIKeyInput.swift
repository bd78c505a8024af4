@MainActor @preconcurrency public protocol UIKeyInput: UITextInputTraits {}
