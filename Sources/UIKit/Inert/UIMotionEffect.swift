@MainActor @preconcurrency open class UIMotionEffect: NSObject {}
