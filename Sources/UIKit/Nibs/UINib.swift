/// A nib by its name; what reads it is not here yet.
@MainActor @preconcurrency open class UINib: NSObject {
  /// UIKit's `name`.
  public let name: String
  /// Creates one as UIKit does.
  public init(nibName name: String, bundle: Bundle?) {
    self.name = name
    super.init()
  }
  /// UIKit's `instantiate`.
  open func instantiate(withOwner owner: Any?, options: [AnyHashable: Any]? = nil) -> [Any] { [] }
}
