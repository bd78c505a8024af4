import SelfSizingAutoLayout
import SelfSizingGeometry
import SelfSizingTypography
import SelfSizingViews

/// A text with its layout managers.
open class NSTextStorage: NSMutableAttributedString {
  open private(set) var layoutManagers: [NSLayoutManager] = []
  open func addLayoutManager(_ manager: NSLayoutManager) {
    layoutManagers.append(manager)
    manager.textStorage = self
  }
  open func removeLayoutManager(_ manager: NSLayoutManager) {
    layoutManagers.removeAll { $0 === manager }
  }
}
