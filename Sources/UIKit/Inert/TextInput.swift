/// UIKit's `UIKeyboardType`.
public enum UIKeyboardType: Int, Sendable {
  /// UIKit's cases of the same names.
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad,
    emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}
/// UIKit's `UIReturnKeyType`.
public enum UIReturnKeyType: Int, Sendable {
  /// UIKit's cases of the same names.
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall,
    `continue`
}
/// UIKit's `UITextAutocapitalizationType`.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// UIKit's cases of the same names.
  case none, words, sentences, allCharacters
}
/// UIKit's `UITextAutocorrectionType`.
public enum UITextAutocorrectionType: Int, Sendable {
  /// UIKit's cases of the same names.
  case `default`, no, yes
}
/// UIKit's `UITextSpellCheckingType`.
public enum UITextSpellCheckingType: Int, Sendable {
  /// UIKit's cases of the same names.
  case `default`, no, yes
}
/// UIKit's `UITextSmartQuotesType`.
public enum UITextSmartQuotesType: Int, Sendable {
  /// UIKit's cases of the same names.
  case `default`, no, yes
}
/// UIKit's `UITextSmartDashesType`.
public enum UITextSmartDashesType: Int, Sendable {
  /// UIKit's cases of the same names.
  case `default`, no, yes
}
/// UIKit's `UITextSmartInsertDeleteType`.
public enum UITextSmartInsertDeleteType: Int, Sendable {
  /// UIKit's cases of the same names.
  case `default`, no, yes
}
/// UIKit's `UIKeyboardAppearance`.
public enum UIKeyboardAppearance: Int, Sendable {
  /// UIKit's cases of the same names.
  case `default`, dark, light
}
/// UIKit's `UITextContentType`.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The raw value, UIKit's own.
  public let rawValue: String
  /// Creates one from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// UIKit's `name`.
  public static let name = Self(rawValue: "name")
  /// UIKit's `givenName`.
  public static let givenName = Self(rawValue: "given-name")
  /// UIKit's `familyName`.
  public static let familyName = Self(rawValue: "family-name")
  /// UIKit's `emailAddress`.
  public static let emailAddress = Self(rawValue: "email")
  /// UIKit's `telephoneNumber`.
  public static let telephoneNumber = Self(rawValue: "tel")
  /// UIKit's `username`.
  public static let username = Self(rawValue: "username")
  /// UIKit's `password`.
  public static let password = Self(rawValue: "password")
  /// UIKit's `newPassword`.
  public static let newPassword = Self(rawValue: "new-password")
  /// UIKit's `oneTimeCode`.
  public static let oneTimeCode = Self(rawValue: "one-time-code")
  /// UIKit's `URL`.
  public static let URL = Self(rawValue: "url")
  /// UIKit's `postalCode`.
  public static let postalCode = Self(rawValue: "postal-code")
  /// UIKit's `creditCardNumber`.
  public static let creditCardNumber = Self(rawValue: "cc-number")
}
/// UIKit's `UITextInputPasswordRules`.
open class UITextInputPasswordRules: NSObject {
  /// Creates one as UIKit does.
  public convenience init(descriptor: String) { self.init() }
}
/// UIKit's `UITextInputAssistantItem`.
open class UITextInputAssistantItem: NSObject {
  /// UIKit's `leadingBarButtonGroups`.
  open var leadingBarButtonGroups: [AnyObject] = []
  /// UIKit's `trailingBarButtonGroups`.
  open var trailingBarButtonGroups: [AnyObject] = []
}
/// UIKit's `UITextPosition`.
open class UITextPosition: NSObject {}
/// UIKit's `UITextRange`.
open class UITextRange: NSObject {
  /// UIKit's `isEmpty`.
  open var isEmpty: Bool { true }
  /// UIKit's `start`.
  open var start: UITextPosition { UITextPosition() }
  /// UIKit's `end`.
  open var end: UITextPosition { UITextPosition() }
}
/// UIKit's `UIDataDetectorTypes`.
public struct UIDataDetectorTypes: OptionSet, Sendable {
  /// The raw value, UIKit's own.
  public let rawValue: UInt
  /// Creates one from its raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// UIKit's `phoneNumber`.
  public static let phoneNumber = Self(rawValue: 1)
  /// UIKit's `link`.
  public static let link = Self(rawValue: 2)
  /// UIKit's `address`.
  public static let address = Self(rawValue: 4)
  /// UIKit's `calendarEvent`.
  public static let calendarEvent = Self(rawValue: 8)
  /// UIKit's `all`.
  public static let all = Self(rawValue: .max)
}
/// UIKit's `UITextInputTraits`.
@MainActor @preconcurrency public protocol UITextInputTraits: NSObjectProtocol {}
/// UIKit's `UIKeyInput`.
@MainActor @preconcurrency public protocol UIKeyInput: UITextInputTraits {}
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
/// UIKit's `UITextSelectionRect`.
open class UITextSelectionRect: NSObject {
  /// UIKit's `rect`.
  open var rect: CGRect { .zero }
}
/// UIKit's `UITextItemInteraction`.
public enum UITextItemInteraction: Int, Sendable {
  /// UIKit's cases of the same names.
  case invokeDefaultAction, presentActions, preview
}
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
/// What undoes changes: nothing is changed by hand.
open class UndoManager: NSObject {
  /// UIKit's `canUndo`.
  open var canUndo: Bool { false }
  /// UIKit's `canRedo`.
  open var canRedo: Bool { false }
  /// UIKit's `undo`.
  open func undo() {}
  /// UIKit's `redo`.
  open func redo() {}
  /// UIKit's `removeAllActions`.
  open func removeAllActions() {}
}
/// UIKit's `UIInputView`.
@MainActor @preconcurrency open class UIInputView: UIView {
  /// UIKit's `Style`.
  public enum Style: Int, Sendable {
    /// UIKit's cases of the same names.
    case `default`, keyboard
  }
  /// Creates one as UIKit does.
  public init(frame: CGRect, inputViewStyle: Style) { super.init(frame: frame) }
  /// Creates one as UIKit does.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// UIKit's `allowsSelfSizing`.
  open var allowsSelfSizing = false
}
/// UIKit's `UIInputViewController`.
@MainActor @preconcurrency open class UIInputViewController: UIViewController {}
