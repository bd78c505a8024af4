@MainActor @preconcurrency open class UIMenuElement: NSObject {
  public enum State: Int, Sendable {
    case off, on, mixed
  }
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let disabled = Self(rawValue: 1)
    public static let destructive = Self(rawValue: 2)
    public static let hidden = Self(rawValue: 4)
    public static let keepsMenuPresented = Self(rawValue: 8)
  }
  open var title = ""
  open var subtitle: String?
  open var image: UIImage?
}
public typealias UIActionHandler = (UIAction) -> Void
