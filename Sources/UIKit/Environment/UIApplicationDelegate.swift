@MainActor @preconcurrency public protocol UIApplicationDelegate: NSObjectProtocol {}

public enum UIStatusBarStyle: Int, Sendable {
  case `default`, lightContent
  case darkContent = 3
}
