package enum ModuleName {
  /// Whether text can name a module: a letter or an underscore, then those and digits, in ASCII.
  package static func isValid(_ text: String) -> Bool {
    guard let first = text.utf8.first, isLetter(first) else { return false }
    return text.utf8.allSatisfy { isLetter($0) || isDigit($0) }
  }

  /// The nearest name of a module to a folder's name: `My App` becomes `My_App`.
  package static func of(_ text: String) -> String {
    var bytes = text.utf8.map { isLetter($0) || isDigit($0) ? $0 : UInt8(ascii: "_") }
    if bytes.isEmpty || isDigit(bytes[0]) { bytes.insert(UInt8(ascii: "_"), at: 0) }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_")
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) && byte >= UInt8(ascii: "A")
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
