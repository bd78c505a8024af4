extension UIResponder {
  /// UIKit's `keyboardWillShowNotification`; nothing posts it here.
  public nonisolated static let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShowNotification")
  /// UIKit's `keyboardDidShowNotification`; nothing posts it here.
  public nonisolated static let keyboardDidShowNotification = Notification.Name(
    "UIKeyboardDidShowNotification")
  /// UIKit's `keyboardWillHideNotification`; nothing posts it here.
  public nonisolated static let keyboardWillHideNotification = Notification.Name(
    "UIKeyboardWillHideNotification")
  /// UIKit's `keyboardDidHideNotification`; nothing posts it here.
  public nonisolated static let keyboardDidHideNotification = Notification.Name(
    "UIKeyboardDidHideNotification")
  /// UIKit's `keyboardWillChangeFrameNotification`; nothing posts it here.
  public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// UIKit's `keyboardDidChangeFrameNotification`; nothing posts it here.
  public nonisolated static let keyboardDidChangeFrameNotification = Notification.Name(
    "UIKeyboardDidChangeFrameNotification")
  /// UIKit's `keyboardFrameBeginUserInfoKey`.
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// UIKit's `keyboardFrameEndUserInfoKey`.
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// UIKit's `keyboardAnimationDurationUserInfoKey`.
  public nonisolated static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  /// UIKit's `keyboardAnimationCurveUserInfoKey`.
  public nonisolated static let keyboardAnimationCurveUserInfoKey =
    "UIKeyboardAnimationCurveUserInfoKey"
  /// UIKit's `keyboardIsLocalUserInfoKey`.
  public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}
