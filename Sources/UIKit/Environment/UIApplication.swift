/// The app, which never runs: what it is asked for is the environment's.
@MainActor @preconcurrency open class UIApplication: UIResponder {
  private static let sharedApplication = UIApplication()
  /// UIKit's `shared`.
  open class var shared: UIApplication { sharedApplication }
  /// UIKit's `delegate`.
  open weak var delegate: UIApplicationDelegate?
  /// UIKit's `preferredContentSizeCategory`.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UITraitCollection.current.preferredContentSizeCategory
  }
  /// UIKit's `userInterfaceLayoutDirection`.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UITraitCollection.current.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
  /// UIKit's `windows`.
  open var windows: [UIWindow] { [] }
  /// UIKit's `keyWindow`.
  open var keyWindow: UIWindow? { nil }
  /// UIKit's `connectedScenes`.
  open var connectedScenes: Set<UIScene> { [] }
  /// UIKit's `applicationState`.
  open var applicationState: State { .active }
  /// UIKit's `isIdleTimerDisabled`.
  open var isIdleTimerDisabled = false
  /// UIKit's `applicationIconBadgeNumber`.
  open var applicationIconBadgeNumber = 0
  /// UIKit's `isNetworkActivityIndicatorVisible`.
  open var isNetworkActivityIndicatorVisible = false
  /// UIKit's `statusBarOrientation`.
  open var statusBarOrientation: UIInterfaceOrientation { .portrait }
  /// UIKit's `statusBarFrame`.
  open var statusBarFrame: CGRect { .zero }
  /// UIKit's `statusBarStyle`.
  open var statusBarStyle: UIStatusBarStyle { .default }
  /// UIKit's `isStatusBarHidden`.
  open var isStatusBarHidden: Bool { false }
  /// UIKit's `isProtectedDataAvailable`.
  open var isProtectedDataAvailable: Bool { true }
  /// UIKit's `alternateIconName`.
  open var alternateIconName: String? { nil }
  /// UIKit's `supportsAlternateIcons`.
  open var supportsAlternateIcons: Bool { false }
  /// UIKit's `State`.
  public enum State: Int, Sendable {
    /// UIKit's cases of the same names.
    case active, inactive, background
  }
  /// UIKit's `OpenExternalURLOptionsKey`.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The raw value, UIKit's own.
    public let rawValue: String
    /// Creates one from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// UIKit's `universalLinksOnly`.
    public static let universalLinksOnly = Self(rawValue: "universalLinksOnly")
  }
  /// UIKit's `LaunchOptionsKey`.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The raw value, UIKit's own.
    public let rawValue: String
    /// Creates one from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
  }
  /// UIKit's `canOpenURL`.
  open func canOpenURL(_ url: URL) -> Bool { false }
  /// UIKit's `open`.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler: ((Bool) -> Void)? = nil
  ) { completionHandler?(false) }
  /// Calls an action of a target, or of the first responder from the sender on that has it; that it
  /// is not known is a finding.
  @discardableResult
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?)
    -> Bool
  {
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
  /// UIKit's `beginIgnoringInteractionEvents`.
  open func beginIgnoringInteractionEvents() {}
  /// UIKit's `endIgnoringInteractionEvents`.
  open func endIgnoringInteractionEvents() {}
  /// UIKit's `registerForRemoteNotifications`.
  open func registerForRemoteNotifications() {}
  /// UIKit's `openSettingsURLString`.
  public nonisolated static let openSettingsURLString = "app-settings:"
  /// UIKit's `didEnterBackgroundNotification`.
  public nonisolated static let didEnterBackgroundNotification = NSNotification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// UIKit's `willEnterForegroundNotification`.
  public nonisolated static let willEnterForegroundNotification = NSNotification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// UIKit's `didBecomeActiveNotification`.
  public nonisolated static let didBecomeActiveNotification = NSNotification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// UIKit's `willResignActiveNotification`.
  public nonisolated static let willResignActiveNotification = NSNotification.Name(
    "UIApplicationWillResignActiveNotification")
  /// UIKit's `willTerminateNotification`.
  public nonisolated static let willTerminateNotification = NSNotification.Name(
    "UIApplicationWillTerminateNotification")
  /// UIKit's `didReceiveMemoryWarningNotification`.
  public nonisolated static let didReceiveMemoryWarningNotification = NSNotification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  /// UIKit's `didChangeStatusBarOrientationNotification`.
  public nonisolated static let didChangeStatusBarOrientationNotification = NSNotification.Name(
    "UIApplicationDidChangeStatusBarOrientationNotification")
}
