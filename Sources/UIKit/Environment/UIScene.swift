/// UIKit's `UIScene`.
@MainActor @preconcurrency open class UIScene: UIResponder {}
