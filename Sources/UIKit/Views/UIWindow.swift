/// A window: the root of a tree of views.
@MainActor @preconcurrency open class UIWindow: UIView {
  /// UIKit's `Level`.
  public struct Level: RawRepresentable, Hashable, Sendable {
    /// The raw value, UIKit's own.
    public let rawValue: CGFloat
    /// Creates one from its raw value.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// UIKit's `normal`.
    public static let normal = Level(rawValue: 0)
    /// UIKit's `alert`.
    public static let alert = Level(rawValue: 2000)
    /// UIKit's `statusBar`.
    public static let statusBar = Level(rawValue: 1000)
  }
  static let screenSpace = UIView(
    frame: CGRect(origin: .zero, size: HeadlessEnvironment.screenSize))

  /// Whether any window was ever made.
  private(set) static var hasAny = false

  /// Creates one as UIKit does.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    Self.hasAny = true
  }
  /// Creates one as UIKit does.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: windowScene.screen.bounds)
  }
  /// Creates one as UIKit does.
  public convenience init() { self.init(frame: UIScreen.main.bounds) }
  /// Creates one as UIKit does.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    Self.hasAny = true
  }
  /// UIKit's `rootViewController`.
  open var rootViewController: UIViewController? {
    didSet {
      oldValue?.viewIfLoaded?.removeFromSuperview()
      guard let view = rootViewController?.view else { return }
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
    }
  }
  /// UIKit's `windowLevel`.
  open var windowLevel = Level.normal
  /// UIKit's `screen`.
  open var screen: UIScreen { .main }
  /// UIKit's `windowScene`.
  open weak var windowScene: UIWindowScene?
  /// UIKit's `isKeyWindow`.
  open var isKeyWindow: Bool { false }
  /// UIKit's `canBecomeKey`.
  open var canBecomeKey: Bool { true }
  /// UIKit's `makeKey`.
  open func makeKey() {}
  /// UIKit's `makeKeyAndVisible`.
  open func makeKeyAndVisible() {
    isHidden = false
    layoutIfNeeded()
  }
  /// UIKit's `becomeKey`.
  open func becomeKey() {}
  /// UIKit's `resignKey`.
  open func resignKey() {}
  /// UIKit's `sendEvent`.
  open func sendEvent(_ event: UIEvent) {}
}
