@MainActor @preconcurrency open class UIPressesEvent: UIEvent {}
