/// UIKit's `UIPressesEvent`.
@MainActor @preconcurrency open class UIPressesEvent: UIEvent {}
