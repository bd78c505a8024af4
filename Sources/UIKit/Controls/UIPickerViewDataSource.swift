import SelfSizingAutoLayout
import SelfSizingCells
import SelfSizingGeometry

/// UIKit's `UIPickerViewDataSource`.
@MainActor @preconcurrency public protocol UIPickerViewDataSource: AnyObject {
  /// UIKit's `numberOfComponents`.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// UIKit's `pickerView`.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}
