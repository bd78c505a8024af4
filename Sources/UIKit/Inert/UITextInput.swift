@MainActor @preconcurrency public protocol UITextInput: UIKeyInput {}
/// Nothing is edited: positions are the text's ends, and nothing is selected.
extension UITextInput {
  public var beginningOfDocument: UITextPosition { UITextPosition() }
  public var endOfDocument: UITextPosition { UITextPosition() }
  public var selectedTextRange: UITextRange? {
    get { nil }
    set {}
  }
  public var markedTextRange: UITextRange? { nil }
  public func textRange(from start: UITextPosition, to end: UITextPosition) -> UITextRange? {
    UITextRange()
  }
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? { position }
  public func offset(from start: UITextPosition, to end: UITextPosition) -> Int { 0 }
  public func text(in range: UITextRange) -> String? { nil }
  public func replace(_ range: UITextRange, withText text: String) {}
  public func insertText(_ text: String) {}
  public func deleteBackward() {}
  public func firstRect(for range: UITextRange) -> CGRect { .zero }
  public func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
  public func closestPosition(to point: CGPoint) -> UITextPosition? { nil }
}
