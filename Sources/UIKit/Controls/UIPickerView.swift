import SelfSizingCells

@MainActor @preconcurrency open class UIPickerView: UIView {
  open weak var dataSource: UIPickerViewDataSource?
  open weak var delegate: UIPickerViewDelegate?
  open var showsSelectionIndicator = false
  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }
  open func reloadAllComponents() {}
  open func reloadComponent(_ component: Int) {}
  open func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }
  private final var selectedRows: [Int: Int] = [:]
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    selectedRows[component] = row
  }
  open func selectedRow(inComponent component: Int) -> Int { selectedRows[component] ?? 0 }
  override var measuredControl: CellControl? { .pickerView }
}

@MainActor @preconcurrency public protocol UIPickerViewDataSource: AnyObject {
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

@MainActor @preconcurrency public protocol UIPickerViewDelegate: AnyObject {
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int)
    -> String?
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}
extension UIPickerViewDelegate {
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { nil }
  public func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {}
}
