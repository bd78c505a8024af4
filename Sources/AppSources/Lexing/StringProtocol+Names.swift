extension StringProtocol {
  var isCapitalized: Bool {
    drop { $0 == "_" }.unicodeScalars.first?.properties.isUppercase == true
  }

  var trimmed: String {
    func isSpace(_ character: Character) -> Bool { character == " " || character == "\t" }
    return String(drop(while: isSpace).reversed().drop(while: isSpace).reversed())
  }

  var outerPath: String? { lastIndex(of: ".").map { String(self[..<$0]) } }

  var lastName: String { String(self[(lastIndex(of: ".").map(index(after:)) ?? startIndex)...]) }

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
