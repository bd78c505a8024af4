/// UIKit's `UIMenuController`.
@MainActor @preconcurrency open class UIMenuController: NSObject {
  private static let one = UIMenuController()
  /// UIKit's `shared`.
  open class var shared: UIMenuController { one }
  /// UIKit's `menuItems`.
  open var menuItems: [UIMenuItem]?
  /// UIKit's `isMenuVisible`.
  open var isMenuVisible: Bool { false }
  /// UIKit's `showMenu`.
  open func showMenu(from view: UIView, rect: CGRect) {}
  /// UIKit's `hideMenu`.
  open func hideMenu() {}
  /// UIKit's `hideMenu`.
  open func hideMenu(from view: UIView) {}
  /// UIKit's `setMenuVisible`.
  open func setMenuVisible(_ visible: Bool, animated: Bool) {}
  /// UIKit's `setTargetRect`.
  open func setTargetRect(_ rect: CGRect, in view: UIView) {}
  /// UIKit's `update`.
  open func update() {}
}
