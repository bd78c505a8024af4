/// UIKit's `UIInputViewController`.
@MainActor @preconcurrency open class UIInputViewController: UIViewController {}
