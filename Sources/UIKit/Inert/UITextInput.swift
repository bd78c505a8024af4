/// UIKit's `UITextInput`.
@MainActor @preconcurrency public protocol UITextInput: UIKeyInput {}
/// Nothing is edited: positions are the text's ends, and nothing is selected.
extension UITextInput {
  /// UIKit's `beginningOfDocument`.
  public var beginningOfDocument: UITextPosition { UITextPosition() }
  /// UIKit's `endOfDocument`.
  public var endOfDocument: UITextPosition { UITextPosition() }
  /// UIKit's `selectedTextRange`.
  public var selectedTextRange: UITextRange? {
    get { nil }
    set {}
  }
  /// UIKit's `markedTextRange`.
  public var markedTextRange: UITextRange? { nil }
  /// UIKit's `textRange`.
  public func textRange(from start: UITextPosition, to end: UITextPosition) -> UITextRange? {
    UITextRange()
  }
  /// UIKit's `position`.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? { position }
  /// UIKit's `offset`.
  public func offset(from start: UITextPosition, to end: UITextPosition) -> Int { 0 }
  /// UIKit's `text`.
  public func text(in range: UITextRange) -> String? { nil }
  /// UIKit's `replace`.
  public func replace(_ range: UITextRange, withText text: String) {}
  /// UIKit's `insertText`.
  public func insertText(_ text: String) {}
  /// UIKit's `deleteBackward`.
  public func deleteBackward() {}
  /// UIKit's `firstRect`.
  public func firstRect(for range: UITextRange) -> CGRect { .zero }
  /// UIKit's `selectionRects`.
  public func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
  /// UIKit's `closestPosition`.
  public func closestPosition(to point: CGPoint) -> UITextPosition? { nil }
}
