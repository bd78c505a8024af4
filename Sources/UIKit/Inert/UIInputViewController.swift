@MainActor @preconcurrency open class UIInputViewController: UIViewController {}
