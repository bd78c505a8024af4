package enum ModuleName {
  /// Whether text can name a module: a letter or an underscore, then those and digits, in ASCII.
  package static func isValid(_ text: String) -> Bool {
    text.utf8.first.map(isDigit) == false && text.utf8.allSatisfy(isWord)
  }

  package static func of(_ text: String) -> String {
    let name = String(text.utf8.map { isWord($0) ? Character(Unicode.Scalar($0)) : "_" })
    return name.utf8.first.map(isDigit) == false ? name : "_" + name
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch Unicode.Scalar(byte) {
    case "a"..."z", "A"..."Z", "0"..."9", "_": true
    default: false
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { ("0"..."9").contains(Unicode.Scalar(byte)) }
}
