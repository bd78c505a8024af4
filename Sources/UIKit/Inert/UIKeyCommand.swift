/// UIKit's `UIKeyCommand`.
@MainActor @preconcurrency open class UIKeyCommand: UICommand {}
