@MainActor @preconcurrency public protocol UITextInputTraits: NSObjectProtocol {}
