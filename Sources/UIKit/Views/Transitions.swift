@MainActor @preconcurrency public protocol UIContentContainer: NSObjectProtocol {
  var preferredContentSize: CGSize { get }
}

@MainActor @preconcurrency
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {}
extension UIViewControllerTransitionCoordinatorContext {
  public var isAnimated: Bool { false }
  public var isCancelled: Bool { false }
  public var transitionDuration: TimeInterval { 0 }
}

@MainActor @preconcurrency
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{
  @discardableResult func animate(
    alongsideTransition animation: ((UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}
extension UIViewControllerTransitionCoordinator {
  @discardableResult public func animate(
    alongsideTransition animation: ((UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animation?(self)
    completion?(self)
    return true
  }
  @discardableResult public func animate(
    alongsideTransition animation: ((UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}
public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext,
    popover
  case none = -1
  case automatic = -2
}
public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}
