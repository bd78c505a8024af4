@MainActor @preconcurrency open class UIMenuController: NSObject {
  private static let one = UIMenuController()
  open class var shared: UIMenuController { one }
  open var menuItems: [UIMenuItem]?
  open var isMenuVisible: Bool { false }
  open func showMenu(from view: UIView, rect: CGRect) {}
  open func hideMenu() {}
  open func hideMenu(from view: UIView) {}
  open func setMenuVisible(_ visible: Bool, animated: Bool) {}
  open func setTargetRect(_ rect: CGRect, in view: UIView) {}
  open func update() {}
}
