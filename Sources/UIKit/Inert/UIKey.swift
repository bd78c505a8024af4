/// UIKit's `UIKey`.
@MainActor @preconcurrency open class UIKey: NSObject {}
