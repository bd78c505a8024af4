/// UIKit's `UIInterpolatingMotionEffect`.
@MainActor @preconcurrency open class UIInterpolatingMotionEffect: UIMotionEffect {}
