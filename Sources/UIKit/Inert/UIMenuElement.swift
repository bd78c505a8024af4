/// UIKit's `UIMenuElement`.
@MainActor @preconcurrency open class UIMenuElement: NSObject {
  /// UIKit's `State`.
  public enum State: Int, Sendable {
    /// UIKit's cases of the same names.
    case off, on, mixed
  }
  /// UIKit's `Attributes`.
  public struct Attributes: OptionSet, Sendable {
    /// The raw value, UIKit's own.
    public let rawValue: UInt
    /// Creates one from its raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// UIKit's `disabled`.
    public static let disabled = Self(rawValue: 1)
    /// UIKit's `destructive`.
    public static let destructive = Self(rawValue: 2)
    /// UIKit's `hidden`.
    public static let hidden = Self(rawValue: 4)
    /// UIKit's `keepsMenuPresented`.
    public static let keepsMenuPresented = Self(rawValue: 8)
  }
  /// UIKit's `title`.
  open var title = ""
  /// UIKit's `subtitle`.
  open var subtitle: String?
  /// UIKit's `image`.
  open var image: UIImage?
}
/// UIKit's `UIActionHandler`.
public typealias UIActionHandler = (UIAction) -> Void
