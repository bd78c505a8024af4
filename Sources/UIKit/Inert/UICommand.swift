/// UIKit's `UICommand`.
@MainActor @preconcurrency open class UICommand: UIMenuElement {}
