import SelfSizingAutoLayout
import SelfSizingGeometry
import SelfSizingViews

@MainActor @preconcurrency public protocol UIPickerViewDataSource: AnyObject {
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}
