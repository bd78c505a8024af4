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
