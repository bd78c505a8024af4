import SelfSizingAutoLayout
import SelfSizingCells
import SelfSizingGeometry
import SelfSizingTypography

/// A text with its layout managers.
open class NSTextStorage: NSMutableAttributedString {
  /// UIKit's `layoutManagers`.
  open private(set) var layoutManagers: [NSLayoutManager] = []
  /// UIKit's `addLayoutManager`.
  open func addLayoutManager(_ manager: NSLayoutManager) {
    layoutManagers.append(manager)
    manager.textStorage = self
  }
  /// UIKit's `removeLayoutManager`.
  open func removeLayoutManager(_ manager: NSLayoutManager) {
    layoutManagers.removeAll { $0 === manager }
  }
}
