import SelfSizingAutoLayout
import SelfSizingCells
import SelfSizingGeometry

/// UIKit's `UIPickerViewDelegate`.
@MainActor @preconcurrency public protocol UIPickerViewDelegate: AnyObject {
  /// UIKit's `pickerView`.
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int)
    -> String?
  /// UIKit's `pickerView`.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}
extension UIPickerViewDelegate {
  /// UIKit's `pickerView`.
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { nil }
  /// UIKit's `pickerView`.
  public func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {}
}
