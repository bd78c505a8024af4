/// The classes of UIKit from which an app's views, controllers and layouts descend.
enum UIKitClasses {
  /// Each class with the one above it: those that the module UIKit declares, and controllers that
  /// it does not have.
  private static let superclasses = UIKitSuperclasses.table.merging(
    [
      "UIResponder": "NSObject", "UITabBarController": "UIViewController",
      "UIPageViewController": "UIViewController", "UISplitViewController": "UIViewController",
      "UISearchController": "UIViewController",
    ], uniquingKeysWith: { declared, _ in declared })

  /// Classes whose designated initializer takes more than a frame.
  private static let withoutFrameInitializer: Set<String> = [
    "UITableViewCell", "UITableViewHeaderFooterView", "UITableView", "UICollectionView",
    "UITextView", "UIVisualEffectView", "UIListContentView",
  ]

  /// Whether a class is another one or descends from it.
  static func isKind(_ name: String, of ancestor: String) -> Bool {
    lineage(of: name).contains(ancestor)
  }

  /// The number of superclasses of a class.
  static func depth(of name: String) -> Int { lineage(of: name).count - 1 }

  /// A class, and those above it.
  private static func lineage(of name: String) -> [String] {
    Array(sequence(first: name) { superclasses[$0] })
  }

  /// Whether a class has `init(frame:)` for its subclasses to inherit.
  static func hasFrameInitializer(_ name: String) -> Bool {
    isKind(name, of: "UIView") && !withoutFrameInitializer.contains(name)
  }
}
