/// The classes of UIKit from which an app's views, controllers and layouts descend.
enum UIKitClasses {
  private static let superclasses = UIKitSuperclasses.table.merging(
    [
      "UIResponder": "NSObject", "UITabBarController": "UIViewController",
      "UIPageViewController": "UIViewController", "UISplitViewController": "UIViewController",
      "UISearchController": "UIViewController",
    ], uniquingKeysWith: { declared, _ in declared })

  private static let withoutFrameInitializer: Set<String> = [
    "UITableViewCell", "UITableViewHeaderFooterView", "UITableView", "UICollectionView",
    "UITextView", "UIVisualEffectView", "UIListContentView",
  ]

  static func isKind(_ name: String, of ancestor: String) -> Bool {
    lineage(of: name).contains(ancestor)
  }

  static func depth(of name: String) -> Int { lineage(of: name).count - 1 }

  private static func lineage(of name: String) -> [String] {
    Array(sequence(first: name) { superclasses[$0] })
  }

  static func hasFrameInitializer(_ name: String) -> Bool {
    isKind(name, of: "UIView") && !withoutFrameInitializer.contains(name)
  }
}
