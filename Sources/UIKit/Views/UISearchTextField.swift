@MainActor @preconcurrency open class UISearchTextField: UITextField {}
