@MainActor @preconcurrency
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {}
extension UIViewControllerTransitionCoordinatorContext {
  /// UIKit's `isAnimated`: nothing takes time here.
  public var isAnimated: Bool { false }
  public var isCancelled: Bool { false }
  /// UIKit's `transitionDuration`, in seconds.
  public var transitionDuration: TimeInterval { 0 }
}
