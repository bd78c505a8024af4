@MainActor @preconcurrency open class UIWindow: UIView {
  public struct Level: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = Level(rawValue: 0)
    public static let alert = Level(rawValue: 2000)
    public static let statusBar = Level(rawValue: 1000)
  }
  static let screenSpace = UIView(
    frame: CGRect(origin: .zero, size: HeadlessEnvironment.screenSize))

  private(set) static var hasAny = false
  override func setUp() { Self.hasAny = true }
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: windowScene.screen.bounds)
  }
  public convenience init() { self.init(frame: UIScreen.main.bounds) }
  open var rootViewController: UIViewController? {
    didSet {
      oldValue?.viewIfLoaded?.removeFromSuperview()
      guard let view = rootViewController?.view else { return }
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
    }
  }
  open var windowLevel = Level.normal
  open var screen: UIScreen { .main }
  open weak var windowScene: UIWindowScene?
  open var isKeyWindow: Bool { false }
  open var canBecomeKey: Bool { true }
  open func makeKey() {}
  open func makeKeyAndVisible() {
    isHidden = false
    layoutIfNeeded()
  }
  open func becomeKey() {}
  open func resignKey() {}
  open func sendEvent(_ event: UIEvent) {}
}
