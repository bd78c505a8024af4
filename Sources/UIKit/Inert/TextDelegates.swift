@MainActor @preconcurrency public protocol UITextFieldDelegate: NSObjectProtocol {
  func textFieldShouldBeginEditing(_: UITextField) -> Bool
  func textFieldDidBeginEditing(_: UITextField)
  func textFieldShouldEndEditing(_: UITextField) -> Bool
  func textFieldDidEndEditing(_: UITextField)
  func textFieldDidEndEditing(_: UITextField, reason: UITextField.DidEndEditingReason)
  func textField(_: UITextField, shouldChangeCharactersIn: NSRange, replacementString: String)
    -> Bool
  func textFieldDidChangeSelection(_: UITextField)
  func textFieldShouldClear(_: UITextField) -> Bool
  func textFieldShouldReturn(_: UITextField) -> Bool
}
extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_: UITextField) -> Bool { true }
  public func textFieldDidBeginEditing(_: UITextField) {}
  public func textFieldShouldEndEditing(_: UITextField) -> Bool { true }
  public func textFieldDidEndEditing(_: UITextField) {}
  public func textFieldDidEndEditing(_: UITextField, reason: UITextField.DidEndEditingReason) {}
  public func textField(
    _: UITextField, shouldChangeCharactersIn: NSRange, replacementString: String
  ) -> Bool { true }
  public func textFieldDidChangeSelection(_: UITextField) {}
  public func textFieldShouldClear(_: UITextField) -> Bool { true }
  public func textFieldShouldReturn(_: UITextField) -> Bool { true }
}

extension UITextField {
  public enum DidEndEditingReason: Int, Sendable { case committed, cancelled }
  public nonisolated static let textDidChangeNotification = event("DidChange"),
    textDidBeginEditingNotification = event("DidBeginEditing"),
    textDidEndEditingNotification = event("DidEndEditing")

  private nonisolated static func event(_ name: String) -> NSNotification.Name {
    NSNotification.Name("UITextFieldText\(name)Notification")
  }
}

@MainActor @preconcurrency public protocol UITextViewDelegate: UIScrollViewDelegate {
  func textViewShouldBeginEditing(_: UITextView) -> Bool
  func textViewShouldEndEditing(_: UITextView) -> Bool
  func textViewDidBeginEditing(_: UITextView)
  func textViewDidEndEditing(_: UITextView)
  func textView(_: UITextView, shouldChangeTextIn: NSRange, replacementText: String) -> Bool
  func textViewDidChange(_: UITextView)
  func textViewDidChangeSelection(_: UITextView)
  func textView(
    _: UITextView, shouldInteractWith: URL, in: NSRange, interaction: UITextItemInteraction
  ) -> Bool
  func textView(
    _: UITextView, shouldInteractWith: NSTextAttachment, in: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
}
extension UITextViewDelegate {
  public func textViewShouldBeginEditing(_: UITextView) -> Bool { true }
  public func textViewShouldEndEditing(_: UITextView) -> Bool { true }
  public func textViewDidBeginEditing(_: UITextView) {}
  public func textViewDidEndEditing(_: UITextView) {}
  public func textView(_: UITextView, shouldChangeTextIn: NSRange, replacementText: String) -> Bool
  { true }
  public func textViewDidChange(_: UITextView) {}
  public func textViewDidChangeSelection(_: UITextView) {}
  public func textView(
    _: UITextView, shouldInteractWith: URL, in: NSRange, interaction: UITextItemInteraction
  ) -> Bool { true }
  public func textView(
    _: UITextView, shouldInteractWith: NSTextAttachment, in: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { true }
}
