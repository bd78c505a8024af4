extension Character {
  /// Whether the character is white space, as `isWhitespace` says by Unicode's tables: those of all
  /// properties would be 22 KB of the module in a report's page.
  var isBlank: Bool {
    switch unicodeScalars[unicodeScalars.startIndex].value {
    case 0x09...0x0D, 0x20, 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F,
      0x3000:
      true
    default: false
    }
  }
}
