/// UIKit's `UIMotionEffect`.
@MainActor @preconcurrency open class UIMotionEffect: NSObject {}
