/// UIKit's `UITextViewDelegate`.
@MainActor @preconcurrency public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// UIKit's `textViewShouldBeginEditing`.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// UIKit's `textViewShouldEndEditing`.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// UIKit's `textViewDidBeginEditing`.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// UIKit's `textViewDidEndEditing`.
  func textViewDidEndEditing(_ textView: UITextView)
  /// UIKit's `textView`.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// UIKit's `textViewDidChange`.
  func textViewDidChange(_ textView: UITextView)
  /// UIKit's `textViewDidChangeSelection`.
  func textViewDidChangeSelection(_ textView: UITextView)
  /// UIKit's `textView`.
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in range: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
  /// UIKit's `textView`.
  func textView(
    _ textView: UITextView, shouldInteractWith attachment: NSTextAttachment, in range: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
}
extension UITextViewDelegate {
  /// UIKit's `textViewShouldBeginEditing`.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// UIKit's `textViewShouldEndEditing`.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  /// UIKit's `textViewDidBeginEditing`.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// UIKit's `textViewDidEndEditing`.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// UIKit's `textView`.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// UIKit's `textViewDidChange`.
  public func textViewDidChange(_ textView: UITextView) {}
  /// UIKit's `textViewDidChangeSelection`.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
  /// UIKit's `textView`.
  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in range: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { true }
  /// UIKit's `textView`.
  public func textView(
    _ textView: UITextView, shouldInteractWith attachment: NSTextAttachment, in range: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { true }
}
