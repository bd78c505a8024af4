import SelfSizingCells

/// UIKit's `UISearchBar`.
@MainActor @preconcurrency open class UISearchBar: UIView {
  /// UIKit's `Style`.
  public enum Style: UInt, Sendable {
    /// UIKit's cases of the same names.
    case `default`, prominent, minimal
  }
  /// UIKit's `text`.
  open var text: String?
  /// UIKit's `prompt`.
  open var prompt: String?
  /// UIKit's `placeholder`.
  open var placeholder: String?
  /// UIKit's `delegate`.
  open weak var delegate: UISearchBarDelegate?
  /// UIKit's `barTintColor`.
  open var barTintColor: UIColor?
  /// UIKit's `searchBarStyle`.
  open var searchBarStyle = Style.default
  /// UIKit's `isTranslucent`.
  open var isTranslucent = true
  /// UIKit's `showsCancelButton`.
  open var showsCancelButton = false
  /// UIKit's `showsBookmarkButton`.
  open var showsBookmarkButton = false
  /// UIKit's `searchTextField`.
  open lazy var searchTextField = UISearchTextField()
  /// UIKit's `backgroundImage`.
  open var backgroundImage: UIImage?
  /// UIKit's `setShowsCancelButton`.
  open func setShowsCancelButton(_ shows: Bool, animated: Bool) { showsCancelButton = shows }
  /// UIKit's `intrinsicContentSize`, as this class has it.
  open override var intrinsicContentSize: CGSize { figure(.searchBar) }
  override var measuredControl: CellControl? { .searchBar }
}
