/// Makes names that Swift accepts and that read well, each once.
struct SwiftIdentifiers {
  private var taken: [String: Int] = [:]

  /// Words that cannot stand for a value, or that mean something else within a template.
  private static let reserved: Set<String> = [
    "as", "associatedtype", "break", "case", "catch", "cell", "class", "continue", "content",
    "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false",
    "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is",
    "let", "nil", "open", "operator", "precedencegroup", "private", "protocol", "public", "repeat",
    "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw",
    "throws", "traits", "true", "try", "typealias", "var", "where", "while", "Self", "Any", "Type",
    "some", "any", "await", "async", "margins",
  ]

  /// `Title Label` becomes `titleLabel`, and a second one `titleLabel2`.
  mutating func unused(_ name: String) -> String {
    let base = Self.camelCased(name)
    let stem = Self.reserved.contains(base) ? base + "View" : base
    return stem.unused(among: &taken, separator: "")
  }

  static func camelCased(_ name: String) -> String {
    let words = name.split { character in
      guard let byte = character.asciiValue else { return true }
      let isLetter = (65...90).contains(byte) || (97...122).contains(byte)
      return !isLetter && !(48...57).contains(byte) && byte != UInt8(ascii: "_")
    }
    let joined = words.dropFirst().reduce(words.first.map(lowercasedStart) ?? "") {
      $0 + String($1).capitalizedStart
    }
    guard let first = joined.first else { return "view" }
    return first.isNumber || first == "_" ? "view" + joined : joined
  }

  /// `URLLabel` becomes `urlLabel`, `TitleLabel` `titleLabel`.
  private static func lowercasedStart(_ word: Substring) -> String {
    let capitals = word.prefix { $0.isUppercase }
    guard capitals.count > 1, capitals.count < word.count else {
      return capitals.count == word.count
        ? word.lowercased() : word.prefix(1).lowercased() + word.dropFirst()
    }
    return capitals.dropLast().lowercased() + word.dropFirst(capitals.count - 1)
  }
}

extension String { var capitalizedStart: String { prefix(1).uppercased() + dropFirst() } }
