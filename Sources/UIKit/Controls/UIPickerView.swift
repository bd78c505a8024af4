import SelfSizingAutoLayout
import SelfSizingCells
import SelfSizingGeometry

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
  /// UIKit's `numberOfRows`.
  open func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }
  private final var selectedRows: [Int: Int] = [:]
  /// UIKit's `selectRow`.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    selectedRows[component] = row
  }
  /// UIKit's `selectedRow`.
  open func selectedRow(inComponent component: Int) -> Int { selectedRows[component] ?? 0 }
  /// UIKit's `intrinsicContentSize`, as this class has it.
  open override var intrinsicContentSize: CGSize { figure(.pickerView) }
  override var measuredControl: CellControl? { .pickerView }
}
