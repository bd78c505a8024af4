import SelfSizingAutoLayout
import SelfSizingGeometry
import SelfSizingViews

/// A picker of wheels.
@MainActor @preconcurrency open class UIPickerView: UIView {
  /// UIKit's `dataSource`.
  open weak var dataSource: UIPickerViewDataSource?
  /// UIKit's `delegate`.
  open weak var delegate: UIPickerViewDelegate?
  /// UIKit's `showsSelectionIndicator`.
  open var showsSelectionIndicator = false
  /// UIKit's `numberOfComponents`.
  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }
  /// UIKit's `reloadAllComponents`.
  open func reloadAllComponents() {}
  /// UIKit's `reloadComponent`.
  open func reloadComponent(_ component: Int) {}
  /// UIKit's `selectRow`.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {}
  /// UIKit's `selectedRow`.
  open func selectedRow(inComponent component: Int) -> Int { 0 }
  /// UIKit's `intrinsicContentSize`, as this class has it.
  open override var intrinsicContentSize: CGSize { figure(.pickerView) }
}
