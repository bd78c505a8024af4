/// UIKit's `UIPress`.
@MainActor @preconcurrency open class UIPress: NSObject {
  /// UIKit's `key`.
  open var key: UIKey? { nil }
}
