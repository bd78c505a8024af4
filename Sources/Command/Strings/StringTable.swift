/// A table of strings in the format `"key" = "text";` with comments of C.
struct StringTable {
  private(set) var entries: [(key: String, text: String)] = []

  // Scalars: a mark after a quote makes one Character with it, and is a part of the text.
  private var rest: Substring.UnicodeScalarView
  private var line = 1
  private let path: String

  init(text: String, path: String) throws(StringCatalogError) {
    rest = text[...].unicodeScalars
    self.path = path
    try skipSpace()
    while !rest.isEmpty {
      let key = try string()
      try skipSpace()
      // A key alone stands for itself.
      var text = key
      if rest.first == "=" {
        next()
        try skipSpace()
        text = try string()
        try skipSpace()
      }
      guard rest.first == ";" else { throw error("expected ;") }
      next()
      entries.append((key, text))
      try skipSpace()
    }
  }

  @discardableResult private mutating func next() -> Unicode.Scalar? {
    guard let scalar = rest.popFirst() else { return nil }
    // A line of Windows ends with two.
    if Character(scalar).isNewline, scalar != "\r" || rest.first != "\n" { line += 1 }
    return scalar
  }

  private mutating func skipSpace() throws(StringCatalogError) {
    while let scalar = rest.first {
      if scalar.properties.isWhitespace {
        next()
      } else if rest.starts(with: "//".unicodeScalars) {
        while let scalar = rest.first, !Character(scalar).isNewline { next() }
      } else if rest.starts(with: "/*".unicodeScalars) {
        try skipComment()
      } else {
        return
      }
    }
  }

  private mutating func skipComment() throws(StringCatalogError) {
    let start = line
    while !rest.isEmpty {
      if rest.starts(with: "*/".unicodeScalars) {
        rest = rest.dropFirst(2)
        return
      }
      next()
    }
    line = start
    throw error("the comment has no end")
  }

  /// A quoted text, or a word without quotes.
  private mutating func string() throws(StringCatalogError) -> String {
    guard rest.first == "\"" else {
      let word = rest.prefix {
        $0.properties.isAlphabetic || $0.properties.numericType != nil
          || "._-".unicodeScalars.contains($0)
      }
      guard !word.isEmpty else { throw error("expected a text in quotes") }
      rest = rest[word.endIndex...]
      return String(word)
    }
    next()
    var text = String.UnicodeScalarView()
    while let scalar = next() {
      if scalar == "\"" { return String(text) }
      text.append(scalar == "\\" ? try escaped() : scalar)
    }
    throw error("the text has no end")
  }

  private mutating func escaped() throws(StringCatalogError) -> Unicode.Scalar {
    guard let scalar = next() else { throw error("the text has no end") }
    switch scalar {
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "U", "u": return try codeUnits(behind: scalar)
    default: return scalar
    }
  }

  /// The scalar of one UTF-16 unit in hexadecimal digits, or of two, the second escaped, too.
  private mutating func codeUnits(
    behind letter: Unicode.Scalar
  ) throws(StringCatalogError) -> Unicode.Scalar {
    var units = [try codeUnit(behind: letter)]
    if UTF16.isLeadSurrogate(units[0]), next() == "\\", let letter = next(),
      letter == "U" || letter == "u"
    {
      units.append(try codeUnit(behind: letter))
    }
    var decoder = UTF16()
    var source = units.makeIterator()
    guard case .scalarValue(let scalar) = decoder.decode(&source) else {
      throw error("half of a surrogate pair")
    }
    return scalar
  }

  private mutating func codeUnit(behind letter: Unicode.Scalar) throws(StringCatalogError) -> UInt16
  {
    let digits = String(rest.prefix(4))
    // A sign is no digit, though it reads as a part of a number.
    guard digits.unicodeScalars.count == 4, digits.first != "+",
      let unit = UInt16(digits, radix: 16)
    else { throw error("\\\(letter) needs four hexadecimal digits") }
    rest = rest.dropFirst(4)
    return unit
  }

  private func error(_ problem: String) -> StringCatalogError {
    .malformed("\(path):\(line):1", problem)
  }
}
