extension StringProtocol {
  /// Whether a name looks like that of a type: `Card`, or `_Card`.
  var isCapitalized: Bool {
    drop { $0 == "_" }.unicodeScalars.first?.properties.isUppercase == true
  }

  /// The text without spaces and tabs before and after it.
  var trimmed: String {
    func isSpace(_ character: Character) -> Bool { character == " " || character == "\t" }
    guard let first = firstIndex(where: { !isSpace($0) }),
      let last = lastIndex(where: { !isSpace($0) })
    else { return "" }
    return String(self[first...last])
  }

  /// The path of the type around the one that a path names: `Outer`; nil for `Inner` alone.
  var outerPath: String? { lastIndex(of: ".").map { String(self[..<$0]) } }

  /// The last name of a path: `Inner` for `Outer.Inner`.
  var lastName: String { String(self[(lastIndex(of: ".").map(index(after:)) ?? startIndex)...]) }

  /// The text as a string literal of Swift.
  var swiftLiteral: String {
    let escaped = unicodeScalars.map { scalar in
      switch scalar {
      case "\"", "\\": "\\\(scalar)"
      case "\0"..<" ", "\u{7F}": "\\u{" + String(scalar.value, radix: 16) + "}"
      default: String(scalar)
      }
    }
    return "\"\(escaped.joined())\""
  }
}
