@MainActor @preconcurrency open class UIApplication: UIResponder {
  private static let sharedApplication = UIApplication()
  open class var shared: UIApplication { sharedApplication }
  open weak var delegate: UIApplicationDelegate?
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UITraitCollection.current.preferredContentSizeCategory
  }
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UITraitCollection.current.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
  open var windows: [UIWindow] { [] }
  open var keyWindow: UIWindow? { nil }
  open var connectedScenes: Set<UIScene> { [] }
  open var applicationState: State { .active }
  open var isIdleTimerDisabled = false
  open var applicationIconBadgeNumber = 0
  open var isNetworkActivityIndicatorVisible = false
  open var statusBarOrientation: UIInterfaceOrientation { .portrait }
  open var statusBarFrame: CGRect { .zero }
  open var statusBarStyle: UIStatusBarStyle { .default }
  open var isStatusBarHidden: Bool { false }
  open var isProtectedDataAvailable: Bool { true }
  open var alternateIconName: String? { nil }
  open var supportsAlternateIcons: Bool { false }
  public enum State: Int, Sendable { case active, inactive, background }
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let universalLinksOnly = Self(rawValue: "universalLinksOnly")
  }
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }
  open func canOpenURL(_ url: URL) -> Bool { false }
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler: ((Bool) -> Void)? = nil
  ) { completionHandler?(false) }
  /// Calls an action of a target, or of the first responder from the sender on that has it.
  @discardableResult open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    var responder = (target ?? sender) as? UIResponder
    while let current = responder {
      if current.performAction(action.description, with: sender, event) { return true }
      responder = target == nil ? current.next : nil
    }
    HeadlessFindings.record(
      .notCalled, named: target.map { String(describing: type(of: $0)) } ?? "UIApplication",
      "\(action) is called by its name, which nothing here knows", at: nil)
    return false
  }
  open func beginIgnoringInteractionEvents() {}
  open func endIgnoringInteractionEvents() {}
  open func registerForRemoteNotifications() {}
  public nonisolated static let openSettingsURLString = "app-settings:"
  public nonisolated static let didEnterBackgroundNotification = name("DidEnterBackground")
  public nonisolated static let willEnterForegroundNotification = name("WillEnterForeground")
  public nonisolated static let didBecomeActiveNotification = name("DidBecomeActive")
  public nonisolated static let willResignActiveNotification = name("WillResignActive")
  public nonisolated static let willTerminateNotification = name("WillTerminate")
  public nonisolated static let didReceiveMemoryWarningNotification = name(
    "DidReceiveMemoryWarning")
  public nonisolated static let didChangeStatusBarOrientationNotification = name(
    "DidChangeStatusBarOrientation")

  private nonisolated static func name(_ event: String) -> NSNotification.Name {
    NSNotification.Name("UIApplication\(event)Notification")
  }
}
