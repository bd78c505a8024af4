/// UIKit's `UISearchTextField`.
@MainActor @preconcurrency open class UISearchTextField: UITextField {}
