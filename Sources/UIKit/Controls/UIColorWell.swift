import SelfSizingAutoLayout
import SelfSizingCells
import SelfSizingGeometry

/// A well of a color.
@MainActor @preconcurrency open class UIColorWell: UIControl {
  /// UIKit's `title`.
  open var title: String?
  /// UIKit's `selectedColor`.
  open var selectedColor: UIColor?
  /// UIKit's `supportsAlpha`.
  open var supportsAlpha = true
  /// UIKit's `intrinsicContentSize`, as this class has it.
  open override var intrinsicContentSize: CGSize { figure(.colorWell) }
  override var measuredControl: CellControl? { .colorWell }
}
