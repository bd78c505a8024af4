extension Rewriter {
  /// Rewrites what only the Objective-C runtime can evaluate.
  mutating func rewriteExpressions(in file: Int) {
    let source = index.files[file].source
    for (token, code) in source.code.enumerated() {
      switch code.word {
      case .poundSelector: rewriteSelector(token, in: file)
      case .poundKeyPath: rewriteKeyPath(token, in: file)
      case .poundPreview: blankPreview(token, in: file)
      default:
        if code.kind == .directive { rewriteMacro(token, in: file) }
        guard code.kind == .identifier else { continue }
        if source.isText(token, "description") {
          rewriteTypeDescription(token, in: file)
        } else if source.isText(token, "NSMutableAttributedString")
          || source.isText(token, "NSAttributedString")
        {
          completeEmptyText(token, in: file)
        } else if source.isText(token + 1, "?"), source.kind(token + 2) == .leftParenthesis {
          rewriteOptionalCall(token, in: file)
        }
      }
    }
  }

  /// The names after `#` that Swift and Foundation give a meaning.
  private static let knownDirectives: Set = [
    "#available", "#unavailable", "#file", "#fileID", "#filePath", "#line", "#column", "#function",
    "#dsohandle", "#sourceLocation", "#warning", "#error", "#colorLiteral", "#imageLiteral",
    "#fileLiteral", "#externalMacro", "#isolation", "#Predicate", "#Expression", "#if", "#elseif",
    "#require", "#expect",
  ]

  /// `#localized("title")` becomes a stub's value: what expands an app's macros is not compiled.
  private mutating func rewriteMacro(_ token: Int, in file: Int) {
    let source = index.files[file].source
    let name = source.text(token)
    // A parenthesis that starts the next line is not an argument of `#else`.
    guard source.kind(token + 1) == .leftParenthesis, !source.code[token + 1].startsLine,
      !Self.knownDirectives.contains(name), let close = source.partner(token + 1)
    else { return }
    let isText = close == token + 3 && source.kind(token + 2) == .string
    let text = isText ? source.text(token + 2) : "\"\(name)\""
    edits[file].replace(token..<close + 1, with: "HeadlessStubs.macro(\"\(name)\", \(text))")
  }

  /// The tokens between the parentheses after a directive.
  private func arguments(of token: Int, in source: SourceFile) -> Range<Int>? {
    guard source.kind(token + 1) == .leftParenthesis, let close = source.partner(token + 1),
      close > token + 2
    else { return nil }
    return token + 2..<close
  }

  /// `#selector(Cell.tap(_:))` becomes `Selector("tap(_:)")`: a selector is the same in every class.
  private mutating func rewriteSelector(_ token: Int, in file: Int) {
    let source = index.files[file].source
    guard let arguments = arguments(of: token, in: source)
    else { return fail("#selector names no method", at: token, in: file) }
    var tokens = arguments
    var isSetter = false
    if source.kind(tokens.lowerBound + 1) == .colon,
      source.isText(tokens.lowerBound, "getter") || source.isText(tokens.lowerBound, "setter")
    {
      isSetter = source.isText(tokens.lowerBound, "setter")
      tokens = tokens.lowerBound + 2..<max(tokens.upperBound, tokens.lowerBound + 2)
    }
    var name = lastComponent(of: tokens, in: source)
    guard !name.isEmpty else { return fail("#selector names no method", at: token, in: file) }
    if isSetter { name = "set" + name.prefix(1).uppercased() + name.dropFirst() + ":" }
    edits[file].replace(token, with: " Selector")
    quote(name, inPlaceOf: arguments, in: file)
  }

  /// The name after the last period outside of parentheses, with its labels.
  private func lastComponent(of tokens: Range<Int>, in source: SourceFile) -> String {
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
        return name(start..<min(close + 1, tokens.upperBound), in: source)
      }
      if source.word(index) == .as || source.kind(index) == .rightParenthesis {
        return name(start..<index, in: source)
      }
      index += 1
    }
    return name(start..<max(start, tokens.upperBound), in: source)
  }

  /// The names and labels among some tokens, without spaces and back ticks.
  private func name(_ tokens: Range<Int>, in source: SourceFile) -> String {
    let kinds: [Token.Kind] = [.identifier, .colon, .leftParenthesis, .rightParenthesis]
    return tokens.filter { kinds.contains(source.code[$0].kind) }.map { source.text($0) }.joined()
  }

  /// `#keyPath(Cell.title.font)` becomes `"title.font"`, without the types before the properties.
  private mutating func rewriteKeyPath(_ token: Int, in file: Int) {
    let source = index.files[file].source
    guard let arguments = arguments(of: token, in: source)
    else { return fail("#keyPath names no property", at: token, in: file) }
    var names = arguments.filter { source.kind($0) == .identifier }.map { source.text($0) }
    while names.count > 1, names[0] == "self" || names[0].first?.isUppercase == true {
      names.removeFirst()
    }
    guard !names.isEmpty else { return fail("#keyPath names no property", at: token, in: file) }
    edits[file].replace(token, with: "        ")
    quote(names.joined(separator: "."), inPlaceOf: arguments, in: file)
  }

  /// Replaces an argument by a string literal; its line ends stay.
  private mutating func quote(_ name: String, inPlaceOf tokens: Range<Int>, in file: Int) {
    edits[file].replace(tokens.lowerBound, with: "\"\(name)\"")
    edits[file].blank(between: tokens.lowerBound, and: tokens.upperBound - 1)
  }

  /// Blanks `#Preview { … }`, whose macro belongs to Xcode.
  private mutating func blankPreview(_ token: Int, in file: Int) {
    let source = index.files[file].source
    var end = token + 1
    if source.kind(end) == .leftParenthesis, let close = source.partner(end) { end = close + 1 }
    while source.kind(end) == .leftBrace, let close = source.partner(end), close >= end {
      end = close + 1
      // A second trailing closure, as in `body: { … }`.
      if source.kind(end) == .identifier, source.kind(end + 1) == .colon,
        source.kind(end + 2) == .leftBrace
      {
        end += 2
      }
    }
    guard end > token + 1 else { return fail("the preview has no body", at: token, in: file) }
    edits[file].blank(attributesStart(before: token, in: source)..<end)
  }

  /// Where the attributes directly before a token begin.
  private func attributesStart(before token: Int, in source: SourceFile) -> Int {
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

  /// `type(of: x).description()` becomes `String(describing: type(of: x))`: on Linux a value of
  /// type `AnyObject` has no members.
  private mutating func rewriteTypeDescription(_ token: Int, in file: Int) {
    let source = index.files[file].source
    guard source.kind(token - 1) == .period, source.kind(token - 2) == .rightParenthesis,
      source.kind(token + 1) == .leftParenthesis, source.kind(token + 2) == .rightParenthesis,
      let open = source.partner(token - 2), open > 0, source.isText(open - 1, "type"),
      source.isText(open + 1, "of"), source.kind(open + 2) == .colon,
      source.kind(open - 2) != .period
    else { return }
    edits[file].insert("String(describing: ", before: open - 1)
    edits[file].blank(token - 1..<token + 2)
  }

  /// `NSAttributedString()` becomes `NSAttributedString(string: "")`: on Linux there is no
  /// initializer without a text, and no extension can add one.
  private mutating func completeEmptyText(_ token: Int, in file: Int) {
    let source = index.files[file].source
    guard source.kind(token + 1) == .leftParenthesis, source.kind(token + 2) == .rightParenthesis
    else { return }
    edits[file].insert("string: \"\"", before: token + 2)
  }
}
