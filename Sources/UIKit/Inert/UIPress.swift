@MainActor @preconcurrency open class UIPress: NSObject {
  open var key: UIKey? { nil }
}
