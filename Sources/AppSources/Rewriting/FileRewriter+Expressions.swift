extension FileRewriter {
  mutating func rewriteExpressions() {
    for (token, code) in source.code.enumerated() {
      switch code.word {
      case .poundSelector: rewriteSelector(token)
      case .poundKeyPath: rewriteKeyPath(token)
      case .poundPreview: blankPreview(token)
      default:
        if code.kind == .directive { rewriteMacro(token) }
        guard code.kind == .identifier else { continue }
        if source.isText(token, "description") {
          rewriteTypeDescription(token)
        } else if source.isText(token, "NSMutableAttributedString")
          || source.isText(token, "NSAttributedString")
        {
          completeEmptyText(token)
        } else if source.isText(token + 1, "?"), source.kind(token + 2) == .leftParenthesis {
          rewriteOptionalCall(token)
        }
      }
    }
  }

  private static let knownDirectives: Set = [
    "#available", "#unavailable", "#file", "#fileID", "#filePath", "#line", "#column", "#function",
    "#dsohandle", "#sourceLocation", "#warning", "#error", "#colorLiteral", "#imageLiteral",
    "#fileLiteral", "#externalMacro", "#isolation", "#Predicate", "#Expression", "#if", "#elseif",
    "#require", "#expect",
  ]

  /// `#localized("title")` becomes a stub's value: what expands an app's macros is not compiled.
  private mutating func rewriteMacro(_ token: Int) {
    let name = source.text(token)
    // A parenthesis that starts the next line is not an argument of `#else`.
    guard source.kind(token + 1) == .leftParenthesis, !source.code[token + 1].startsLine,
      !Self.knownDirectives.contains(name), let close = source.partner(token + 1)
    else { return }
    let isText = close == token + 3 && source.kind(token + 2) == .string
    let text = isText ? source.text(token + 2) : "\"\(name)\""
    edits.replace(token..<close + 1, with: "HeadlessStubs.macro(\"\(name)\", \(text))")
  }

  private func arguments(of token: Int) -> Range<Int>? {
    guard source.kind(token + 1) == .leftParenthesis, let close = source.partner(token + 1),
      close > token + 2
    else { return nil }
    return token + 2..<close
  }

  /// `#selector(Cell.tap(_:))` becomes `Selector("tap(_:)")`: a selector is the same in every
  /// class.
  private mutating func rewriteSelector(_ token: Int) {
    guard let arguments = arguments(of: token)
    else { return fail("#selector names no method", at: token) }
    var tokens = arguments
    var isSetter = false
    if source.kind(tokens.lowerBound + 1) == .colon,
      source.isText(tokens.lowerBound, "getter") || source.isText(tokens.lowerBound, "setter")
    {
      isSetter = source.isText(tokens.lowerBound, "setter")
      tokens = tokens.lowerBound + 2..<max(tokens.upperBound, tokens.lowerBound + 2)
    }
    var name = lastComponent(of: tokens)
    guard !name.isEmpty else { return fail("#selector names no method", at: token) }
    if isSetter { name = "set" + name.prefix(1).uppercased() + name.dropFirst() + ":" }
    edits.replace(token, with: " Selector")
    quote(name, inPlaceOf: arguments)
  }

  private func lastComponent(of tokens: Range<Int>) -> String {
    var start = tokens.lowerBound
    var index = start
    while index < tokens.upperBound {
      if source.kind(index) == .period { start = index + 1 }
      if source.kind(index) == .leftParenthesis {
        // `(Cell.tap as (Cell) -> Void)`: the name within counts.
        guard index > start, let close = source.partner(index) else {
          start = index + 1
          index += 1
          continue
        }
        return name(start..<min(close + 1, tokens.upperBound))
      }
      if source.word(index) == .as || source.kind(index) == .rightParenthesis {
        return name(start..<index)
      }
      index += 1
    }
    return name(start..<max(start, tokens.upperBound))
  }

  private func name(_ tokens: Range<Int>) -> String {
    let kinds: [Token.Kind] = [.identifier, .colon, .leftParenthesis, .rightParenthesis]
    return tokens.filter { kinds.contains(source.code[$0].kind) }.map { source.text($0) }.joined()
  }

  /// `#keyPath(Cell.title.font)` becomes `"title.font"`, without the types before the properties.
  private mutating func rewriteKeyPath(_ token: Int) {
    guard let arguments = arguments(of: token)
    else { return fail("#keyPath names no property", at: token) }
    var names = arguments.filter { source.kind($0) == .identifier }.map { source.text($0) }
    while names.count > 1, names[0] == "self" || names[0].first?.isUppercase == true {
      names.removeFirst()
    }
    guard !names.isEmpty else { return fail("#keyPath names no property", at: token) }
    edits.replace(token, with: "        ")
    quote(names.joined(separator: "."), inPlaceOf: arguments)
  }

  private mutating func quote(_ name: String, inPlaceOf tokens: Range<Int>) {
    edits.replace(tokens.lowerBound, with: "\"\(name)\"")
    edits.blank(between: tokens.lowerBound, and: tokens.upperBound - 1)
  }

  private mutating func blankPreview(_ token: Int) {
    var end = token + 1
    if source.kind(end) == .leftParenthesis, let close = source.partner(end) { end = close + 1 }
    while source.kind(end) == .leftBrace, let close = source.partner(end), close >= end {
      end = close + 1
      if source.kind(end) == .identifier, source.kind(end + 1) == .colon,
        source.kind(end + 2) == .leftBrace
      {
        end += 2
      }
    }
    guard end > token + 1 else { return fail("the preview has no body", at: token) }
    edits.blank(attributesStart(before: token)..<end)
  }

  private func attributesStart(before token: Int) -> Int {
    var start = token
    while start > 1 {
      var name = start - 1
      if source.kind(name) == .rightParenthesis, let open = source.partner(name), open < name {
        name = open - 1
      }
      guard source.kind(name) == .identifier, source.kind(name - 1) == .at else { break }
      start = name - 1
    }
    return start
  }

  /// `type(of: x).description()` becomes `String(describing: type(of: x))`: objects have none here.
  private mutating func rewriteTypeDescription(_ token: Int) {
    guard source.kind(token - 1) == .period, source.kind(token - 2) == .rightParenthesis,
      source.kind(token + 1) == .leftParenthesis, source.kind(token + 2) == .rightParenthesis,
      let open = source.partner(token - 2), open > 0, source.isText(open - 1, "type"),
      source.isText(open + 1, "of"), source.kind(open + 2) == .colon,
      source.kind(open - 2) != .period
    else { return }
    edits.insert("String(describing: ", before: open - 1)
    edits.blank(token - 1..<token + 2)
  }

  /// `NSAttributedString()` becomes `NSAttributedString(string: "")`: Linux lacks the former.
  private mutating func completeEmptyText(_ token: Int) {
    guard source.kind(token + 1) == .leftParenthesis, source.kind(token + 2) == .rightParenthesis
    else { return }
    edits.insert("string: \"\"", before: token + 2)
  }
}
