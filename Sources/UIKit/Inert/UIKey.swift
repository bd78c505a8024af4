@MainActor @preconcurrency open class UIKey: NSObject {}
