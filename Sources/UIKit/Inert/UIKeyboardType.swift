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
