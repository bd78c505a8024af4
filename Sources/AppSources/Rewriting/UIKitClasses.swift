/// The classes of UIKit from which an app's views, controllers and layouts descend.
enum UIKitClasses {
  /// Each class with the one above it.
  private static let superclasses: [String: String] = [
    "UIResponder": "NSObject", "UIView": "UIResponder", "UIViewController": "UIResponder",
    "UILabel": "UIView", "UIImageView": "UIView", "UIStackView": "UIView", "UIWindow": "UIView",
    "UIProgressView": "UIView", "UIActivityIndicatorView": "UIView", "UIPickerView": "UIView",
    "UIVisualEffectView": "UIView", "UIInputView": "UIView", "UIToolbar": "UIView",
    "UINavigationBar": "UIView", "UITabBar": "UIView", "UISearchBar": "UIView",
    "UIControl": "UIView", "UIButton": "UIControl", "UISwitch": "UIControl",
    "UISlider": "UIControl", "UIStepper": "UIControl", "UISegmentedControl": "UIControl",
    "UITextField": "UIControl", "UIPageControl": "UIControl", "UIDatePicker": "UIControl",
    "UIRefreshControl": "UIControl", "UISearchTextField": "UITextField",
    "UIColorWell": "UIControl",
    "UIScrollView": "UIView", "UITableView": "UIScrollView", "UICollectionView": "UIScrollView",
    "UITextView": "UIScrollView",
    "UITableViewCell": "UIView", "UITableViewHeaderFooterView": "UIView",
    "UICollectionReusableView": "UIView", "UICollectionViewCell": "UICollectionReusableView",
    "UICollectionViewListCell": "UICollectionViewCell",
    "UITableViewController": "UIViewController", "UICollectionViewController": "UIViewController",
    "UINavigationController": "UIViewController", "UITabBarController": "UIViewController",
    "UIPageViewController": "UIViewController", "UISplitViewController": "UIViewController",
    "UIAlertController": "UIViewController", "UISearchController": "UIViewController",
    "UICollectionViewLayout": "NSObject", "UICollectionViewFlowLayout": "UICollectionViewLayout",
    "UICollectionViewCompositionalLayout": "UICollectionViewLayout",
  ]

  /// Classes whose designated initializer takes more than a frame.
  private static let withoutFrameInitializer: Set<String> = [
    "UITableViewCell", "UITableViewHeaderFooterView", "UITableView", "UICollectionView",
    "UITextView", "UIVisualEffectView",
  ]

  /// Whether a class is another one or descends from it.
  static func isKind(_ name: String, of ancestor: String) -> Bool {
    var next: String? = name
    while let name = next {
      if name == ancestor { return true }
      next = superclasses[name]
    }
    return false
  }

  /// The number of superclasses of a class.
  static func depth(of name: String) -> Int {
    var depth = 0
    var next = superclasses[name]
    while let name = next {
      depth += 1
      next = superclasses[name]
    }
    return depth
  }

  /// Whether a class has `init(frame:)` for its subclasses to inherit.
  static func hasFrameInitializer(_ name: String) -> Bool {
    isKind(name, of: "UIView") && !withoutFrameInitializer.contains(name)
  }
}
