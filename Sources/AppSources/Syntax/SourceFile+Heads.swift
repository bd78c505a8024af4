extension SourceFile {
  /// How many angle brackets an operator opens, less those that it closes; `->` does neither.
  func angleChange(_ index: Int) -> Int {
    if isText(index, "->") { return 0 }
    let bytes = bytes[code[index].range]
    return bytes.count { $0 == UInt8(ascii: "<") } - bytes.count { $0 == UInt8(ascii: ">") }
  }

  func genericsEnd(from start: Int) -> Int {
    guard kind(start) == .operation, angleChange(start) > 0 else { return start }
    var index = start
    var depth = 0
    while let token = token(index), !endsHead(token) {
      if token.kind == .operation { depth += angleChange(index) }
      index += 1
      if depth <= 0 { break }
    }
    return index
  }

  /// The index after a type: a brace, an equals sign, a comma, or a line that does not go on with
  /// it.
  func typeEnd(from start: Int) -> Int {
    func joins(_ index: Int) -> Bool {
      isText(index, "->") || isText(index, "&") || kind(index) == .period
    }
    var index = start
    var depth = 0
    while let token = token(index), !endsHead(token) {
      if index > start, depth <= 0, token.startsLine, !joins(index), !joins(index - 1) { break }
      switch token.kind {
      case .leftBrace, .semicolon, .rightParenthesis, .rightBracket: return index
      case .comma where depth <= 0: return index
      case .operation:
        if isText(index, "=") || isText(index, "==") { return index }
        depth += angleChange(index)
      case .identifier where token.word == .where: return index
      case .leftParenthesis, .leftBracket: index = max(index, partner(index) ?? index)
      default: break
      }
      index += 1
    }
    return index
  }

  func whereEnd(from start: Int) -> Int {
    guard word(start) == .where else { return start }
    var index = start
    while let token = token(index), !endsHead(token), token.kind != .leftBrace { index += 1 }
    return index
  }

  private func endsHead(_ token: Token) -> Bool {
    token.kind == .rightBrace || token.kind == .directive || token.kind == .at && token.startsLine
      || token.word.isMemberKeyword || (token.word.isTypeKeyword && token.word != .class)
  }

  func parameters(in tokens: Range<Int>) -> [Parameter] {
    var parameters: [Range<Int>] = []
    var start = tokens.lowerBound
    var depth = 0
    var index = start
    while index < tokens.upperBound {
      switch code[index].kind {
      case .leftParenthesis, .leftBracket, .leftBrace:
        index = max(index, min(partner(index) ?? index, tokens.upperBound - 1))
      case .operation: depth += angleChange(index)
      case .comma where depth <= 0:
        parameters.append(start..<index)
        start = index + 1
        depth = 0
      default: break
      }
      index += 1
    }
    return (parameters + [start..<tokens.upperBound]).compactMap { Parameter(self, $0) }
  }

  /// The index of the module's name after an `import`, which may name a kind first.
  func importedModule(after index: Int) -> Int? {
    func isName(_ index: Int) -> Bool {
      kind(index) == .identifier && token(index)?.startsLine == false
    }
    let name = isName(index + 2) ? index + 2 : index + 1
    return isName(name) ? name : nil
  }
}
