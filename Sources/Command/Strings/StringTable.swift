/// A table of strings in the format `"key" = "text";` with comments of C.
struct StringTable {
  /// The entries in the order of the file.
  private(set) var entries: [(key: String, text: String)] = []

  private var rest: Substring
  private var line = 1
  private let path: String

  /// Reads a table.
  ///
  /// - Throws: `StringCatalogueError` with the line of the first mistake.
  init(text: String, path: String) throws(StringCatalogueError) {
    rest = text[...]
    self.path = path
    try skipSpace()
    while !rest.isEmpty {
      let key = try string()
      try skipSpace()
      // A key alone stands for itself.
      var text = key
      if rest.first == "=" {
        rest.removeFirst()
        try skipSpace()
        text = try string()
        try skipSpace()
      }
      guard rest.first == ";" else { throw error("expected ;") }
      rest.removeFirst()
      entries.append((key, text))
      try skipSpace()
    }
  }

  private mutating func skipSpace() throws(StringCatalogueError) {
    while let character = rest.first {
      if character.isNewline { line += 1 }
      if character.isWhitespace {
        rest.removeFirst()
      } else if rest.hasPrefix("//") {
        rest = rest.drop { !$0.isNewline }
      } else if rest.hasPrefix("/*") {
        guard let end = rest.firstRange(of: "*/") else { throw error("the comment has no end") }
        line += rest[..<end.upperBound].count(where: \.isNewline)
        rest = rest[end.upperBound...]
      } else {
        return
      }
    }
  }

  /// A quoted text, or a word without quotes.
  private mutating func string() throws(StringCatalogueError) -> String {
    guard rest.first == "\"" else {
      let word = rest.prefix { $0.isLetter || $0.isNumber || "._-".contains($0) }
      guard !word.isEmpty else { throw error("expected a text in quotes") }
      rest = rest[word.endIndex...]
      return String(word)
    }
    rest.removeFirst()
    var text = ""
    while let character = rest.popFirst() {
      if character == "\"" { return text }
      if character.isNewline { line += 1 }
      text.append(character == "\\" ? try escaped() : String(character))
    }
    throw error("the text has no end")
  }

  private mutating func escaped() throws(StringCatalogueError) -> String {
    guard let character = rest.popFirst() else { throw error("the text has no end") }
    switch character {
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "U", "u":
      let digits = rest.prefix(4)
      guard let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value) else {
        throw error("\\\(character) needs four hexadecimal digits")
      }
      rest = rest.dropFirst(4)
      return String(Character(scalar))
    default: return String(character)
    }
  }

  private func error(_ problem: String) -> StringCatalogueError {
    .malformed("\(path):\(line):1", place: "", problem: problem)
  }
}
