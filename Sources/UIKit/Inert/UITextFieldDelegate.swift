/// UIKit's `UITextFieldDelegate`.
@MainActor @preconcurrency public protocol UITextFieldDelegate: NSObjectProtocol {
  /// UIKit's `textFieldShouldBeginEditing`.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// UIKit's `textFieldDidBeginEditing`.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// UIKit's `textFieldShouldEndEditing`.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// UIKit's `textFieldDidEndEditing`.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// UIKit's `textFieldDidEndEditing`.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// UIKit's `textField`.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// UIKit's `textFieldDidChangeSelection`.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// UIKit's `textFieldShouldClear`.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// UIKit's `textFieldShouldReturn`.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}
extension UITextField {
  /// UIKit's `DidEndEditingReason`.
  public enum DidEndEditingReason: Int, Sendable {
    /// UIKit's cases of the same names.
    case committed, cancelled
  }
  /// UIKit's `textDidChangeNotification`.
  public nonisolated static let textDidChangeNotification = NSNotification.Name(
    "UITextFieldTextDidChangeNotification")
  /// UIKit's `textDidBeginEditingNotification`.
  public nonisolated static let textDidBeginEditingNotification = NSNotification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// UIKit's `textDidEndEditingNotification`.
  public nonisolated static let textDidEndEditingNotification = NSNotification.Name(
    "UITextFieldTextDidEndEditingNotification")
}
extension UITextFieldDelegate {
  /// UIKit's `textFieldShouldBeginEditing`.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// UIKit's `textFieldDidBeginEditing`.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// UIKit's `textFieldShouldEndEditing`.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// UIKit's `textFieldDidEndEditing`.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// UIKit's `textFieldDidEndEditing`.
  public func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) {}
  /// UIKit's `textField`.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  /// UIKit's `textFieldDidChangeSelection`.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  /// UIKit's `textFieldShouldClear`.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  /// UIKit's `textFieldShouldReturn`.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
