@MainActor @preconcurrency open class UIScene: UIResponder {}
