@MainActor @preconcurrency open class UIKeyCommand: UICommand {}
