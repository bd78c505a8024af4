@MainActor @preconcurrency public protocol UITextInputTraits: NSObjectProtocol {}
@MainActor @preconcurrency public protocol UIKeyInput: UITextInputTraits {}
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

open class UITextPosition: NSObject {}

open class UITextRange: NSObject {
  open var isEmpty: Bool { true }
  open var start: UITextPosition { UITextPosition() }
  open var end: UITextPosition { UITextPosition() }
}

open class UITextSelectionRect: NSObject {
  open var rect: CGRect { .zero }
}
public enum UITextItemInteraction: Int, Sendable {
  case invokeDefaultAction, presentActions, preview
}

open class UITextInputAssistantItem: NSObject {
  open var leadingBarButtonGroups: [AnyObject] = [], trailingBarButtonGroups: [AnyObject] = []
}

open class UITextInputPasswordRules: NSObject {
  public convenience init(descriptor: String) { self.init() }
}

@MainActor @preconcurrency open class UIInputView: UIView {
  public enum Style: Int, Sendable { case `default`, keyboard }
  public init(frame: CGRect, inputViewStyle: Style) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var allowsSelfSizing = false
}

@MainActor @preconcurrency open class UIInputViewController: UIViewController {}

@MainActor @preconcurrency open class UIEditingInteractionConfiguration {
  public static var `default`: UIEditingInteractionConfiguration {
    UIEditingInteractionConfiguration()
  }
}

@MainActor @preconcurrency open class UIPasteboard: NSObject {
  private static let one = UIPasteboard()
  open class var general: UIPasteboard { one }
  open var string: String?, url: URL?, image: UIImage?
  open var hasStrings: Bool { string != nil }
}

/// A history of changes to undo. It is always empty, as nothing is edited here.
open class UndoManager: NSObject {
  open var canUndo: Bool { false }
  open var canRedo: Bool { false }
  open func undo() {}
  open func redo() {}
  open func removeAllActions() {}
}

public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad,
    emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}
public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall,
    `continue`
}
public enum UITextAutocapitalizationType: Int, Sendable {
  case none, words, sentences, allCharacters
}
public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }
public enum UITextSpellCheckingType: Int, Sendable { case `default`, no, yes }
public enum UITextSmartQuotesType: Int, Sendable { case `default`, no, yes }
public enum UITextSmartDashesType: Int, Sendable { case `default`, no, yes }
public enum UITextSmartInsertDeleteType: Int, Sendable { case `default`, no, yes }
public enum UIKeyboardAppearance: Int, Sendable { case `default`, dark, light }

public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let name = Self(rawValue: "name"), givenName = Self(rawValue: "given-name"),
    familyName = Self(rawValue: "family-name"), emailAddress = Self(rawValue: "email"),
    telephoneNumber = Self(rawValue: "tel"), username = Self(rawValue: "username"),
    password = Self(rawValue: "password"), newPassword = Self(rawValue: "new-password"),
    oneTimeCode = Self(rawValue: "one-time-code"), URL = Self(rawValue: "url"),
    postalCode = Self(rawValue: "postal-code"), creditCardNumber = Self(rawValue: "cc-number")
}

public struct UIDataDetectorTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let phoneNumber = Self(rawValue: 1), link = Self(rawValue: 2),
    address = Self(rawValue: 4), calendarEvent = Self(rawValue: 8), all = Self(rawValue: .max)
}

extension UIResponder {
  public nonisolated static let keyboardWillShowNotification = keyboard("WillShow"),
    keyboardDidShowNotification = keyboard("DidShow"),
    keyboardWillHideNotification = keyboard("WillHide"),
    keyboardDidHideNotification = keyboard("DidHide"),
    keyboardWillChangeFrameNotification = keyboard("WillChangeFrame"),
    keyboardDidChangeFrameNotification = keyboard("DidChangeFrame")
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey",
    keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey",
    keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey",
    keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey",
    keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"

  private nonisolated static func keyboard(_ event: String) -> Notification.Name {
    Notification.Name("UIKeyboard\(event)Notification")
  }
}
