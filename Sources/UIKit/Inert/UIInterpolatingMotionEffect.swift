@MainActor @preconcurrency open class UIInterpolatingMotionEffect: UIMotionEffect {}
