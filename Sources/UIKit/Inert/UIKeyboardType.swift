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
public enum UITextAutocorrectionType: Int, Sendable {
  case `default`, no, yes
}
public enum UITextSpellCheckingType: Int, Sendable {
  case `default`, no, yes
}
public enum UITextSmartQuotesType: Int, Sendable {
  case `default`, no, yes
}
public enum UITextSmartDashesType: Int, Sendable {
  case `default`, no, yes
}
public enum UITextSmartInsertDeleteType: Int, Sendable {
  case `default`, no, yes
}
public enum UIKeyboardAppearance: Int, Sendable {
  case `default`, dark, light
}
