@MainActor @preconcurrency open class UICommand: UIMenuElement {}
