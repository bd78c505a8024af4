import SelfSizingUIKit
import Testing
import UIKitTestSupport

/// Controllers and scroll views, by what Apple documents of them.
@Suite(.serialized) @MainActor struct ControllerTests {
  private final class LoggedController: UIViewController {
    var log: [String] = []
    override func loadView() {
      log.append("loadView")
      super.loadView()
    }
    override func viewDidLoad() {
      super.viewDidLoad()
      log.append("viewDidLoad")
    }
    override func willMove(toParent parent: UIViewController?) {
      log.append(parent == nil ? "leaves" : "enters")
    }
    override func didMove(toParent parent: UIViewController?) {
      log.append(parent == nil ? "left" : "entered")
    }
  }

  @Test("a view is loaded when it is first asked for, once")
  func loading() {
    let controller = LoggedController()
    #expect(!controller.isViewLoaded && controller.viewIfLoaded == nil && controller.log == [])
    let view = controller.view
    #expect(controller.view === view && controller.viewIfLoaded === view)
    controller.loadViewIfNeeded()
    #expect(controller.log == ["loadView", "viewDidLoad"])
  }

  @Test("children know their parent, and hear of it")
  func children() {
    let (parent, child) = (UIViewController(), LoggedController())
    parent.addChild(child)
    #expect(parent.children == [child] && child.parent === parent && child.log == ["enters"])
    child.didMove(toParent: parent)
    child.willMove(toParent: nil)
    child.removeFromParent()
    #expect(parent.children.isEmpty && child.parent == nil)
    #expect(child.log == ["enters", "entered", "leaves", "left"])
  }

  @Test("the view of a selected tab fills its bar's, as that of a navigation's top does")
  func containers() throws {
    let (first, second) = (UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: first)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, UIViewController()]
    #expect(!first.isViewLoaded)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    window.rootViewController = tabs
    window.layoutIfNeeded()
    #expect(first.viewIfLoaded?.isDescendant(of: window) == true)
    #expect(first.view.convert(first.view.bounds, to: window) == window.bounds)
    navigation.pushViewController(second, animated: false)
    #expect(first.view.superview == nil && second.view.superview === navigation.view)
    #expect(navigation.children == [first, second])
    #expect(navigation.popViewController(animated: false) === second)
    #expect(navigation.children == [first] && second.view.superview == nil)
    tabs.selectedIndex = 1
    #expect(navigation.view.superview == nil)
    #expect(tabs.selectedViewController?.view.frame == window.bounds)
  }

  @Test("a tab bar's controllers are its children, and one of them is selected")
  func tabs() {
    let tabs = UITabBarController()
    let (first, second) = (UIViewController(), UIViewController())
    second.tabBarItem.title = "Soups"
    tabs.viewControllers = [first, second]
    #expect(tabs.children == [first, second] && tabs.selectedViewController === first)
    #expect(tabs.tabBar.items?.map(\.title) == [nil, "Soups"])
    #expect(second.tabBarController === tabs)
    tabs.selectedViewController = second
    #expect(tabs.selectedIndex == 1)
    tabs.selectedViewController = UIViewController()
    #expect(tabs.selectedIndex == 1)
    tabs.setViewControllers([first], animated: false)
    #expect(tabs.selectedViewController === first && second.tabBarController == nil)
  }

  @Test("the guides of bars end where the safe area begins, and begin where it ends")
  func barGuides() {
    let controller = UIViewController()
    controller.view.frame = CGRect(x: 0, y: 0, width: 300, height: 600)
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 40, left: 0, bottom: 30, right: 0)
    let content = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(content)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor),
      content.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor),
      content.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
    ])
    controller.view.layoutIfNeeded()
    #expect(content.frame == CGRect(x: 0, y: 40, width: 300, height: 530))
    #expect(controller.topLayoutGuide.length == 40 && controller.bottomLayoutGuide.length == 30)
  }

  @Test("older names ask for the device's idiom and for the time")
  func olderNames() {
    #expect(UI_USER_INTERFACE_IDIOM() == UIDevice.current.userInterfaceIdiom)
    let before = CFAbsoluteTimeGetCurrent()
    #expect(before > 700_000_000 && CFAbsoluteTimeGetCurrent() >= before)
    let layer = CALayer()
    #expect(
      layer.cornerCurve == .circular && CALayerCornerCurve.continuous.rawValue == "continuous")
  }

  @Test("a controller follows its view among responders, and comes before the view's superview")
  func responders() {
    let controller = UIViewController()
    let outer = UIView()
    outer.addSubview(controller.view)
    let inner = UIView()
    controller.view.addSubview(inner)
    #expect(inner.next === controller.view)
    #expect(controller.view.next === controller)
    #expect(controller.next === outer)
  }

  @Test("the safe area's guide is the view less its insets")
  func safeArea() {
    let controller = UIViewController()
    controller.view.frame = CGRect(x: 0, y: 0, width: 300, height: 500)
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 0, bottom: 20, right: 5)
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(box)
    let guide = controller.view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: guide.topAnchor),
      box.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      box.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      box.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
    ])
    controller.view.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 0, y: 10, width: 295, height: 470))
  }

  /// A scroll view with a column of boxes of its own width.
  private func scrollView(_ heights: [CGFloat]) -> UIScrollView {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    let column = UIStackView(arrangedSubviews: heights.map { SizedBox(50, $0) })
    column.axis = .vertical
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: view.contentLayoutGuide.topAnchor, constant: 10),
      column.leadingAnchor.constraint(equalTo: view.contentLayoutGuide.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: view.contentLayoutGuide.trailingAnchor),
      column.bottomAnchor.constraint(equalTo: view.contentLayoutGuide.bottomAnchor, constant: -20),
      column.widthAnchor.constraint(equalTo: view.frameLayoutGuide.widthAnchor),
    ])
    view.layoutIfNeeded()
    return view
  }

  @Test("a scroll view's content is as large as the constraints to its guide say")
  func contentSize() {
    let view = scrollView([200, 300])
    #expect(view.contentSize == CGSize(width: 200, height: 530))
    #expect(view.frameLayoutGuide.layoutFrame.size == CGSize(width: 200, height: 300))
    view.frame.size.width = 250
    view.layoutIfNeeded()
    #expect(view.contentSize == CGSize(width: 250, height: 530))
  }

  private final class Scrolled: NSObject, UIScrollViewDelegate {
    var offsets: [CGFloat] = []
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      offsets.append(scrollView.contentOffset.y)
    }
  }

  @Test("the offset is the origin of the bounds, and the delegate hears of each new one")
  func offsets() {
    let view = scrollView([200, 300])
    let delegate = Scrolled()
    view.delegate = delegate
    view.contentOffset = CGPoint(x: 0, y: 40)
    #expect(view.bounds.origin.y == 40)
    view.setContentOffset(CGPoint(x: 0, y: 40), animated: false)
    view.scrollRectToVisible(CGRect(x: 0, y: 400, width: 10, height: 100), animated: false)
    #expect(view.contentOffset.y == 200)
    view.scrollRectToVisible(CGRect(x: 0, y: 300, width: 10, height: 100), animated: false)
    #expect(delegate.offsets == [40, 200])
    view.contentInset.top = 15
    #expect(view.adjustedContentInset.top == 15)
  }
}
