extension SourceFile {
  func tokens(of type: TypeDeclaration) -> Range<Int> {
    let start = type.prefix.start(before: type.keyword)
    return start..<max((partner(type.body) ?? type.body) + 1, start)
  }

  func tokens(of member: Member) -> Range<Int> {
    member.prefix.start(before: member.keyword)..<end(of: member)
  }

  /// The index after a member's last token: its body, or the end of its initial value.
  func end(of member: Member) -> Int {
    if let body = member.body, let close = partner(body) { return close + 1 }
    // Without a value what starts the next line is another declaration.
    if token(member.headEnd)?.startsLine == true, !isContinued(member.headEnd) {
      return member.headEnd
    }
    return endOfLines(from: member.headEnd)
  }

  func endOfLines(from start: Int) -> Int {
    var index = start
    while let token = token(index), token.kind != .rightBrace {
      if token.startsLine, index > start, !isContinued(index) { break }
      index = next(index)
    }
    return index
  }

  func next(_ index: Int) -> Int { max(partner(index) ?? index, index) + 1 }

  /// Whether a token is a directive such as `#if`, and not a macro within a statement.
  func isDirective(_ index: Int) -> Bool { kind(index) == .directive && code[index].startsLine }

  func isContinued(_ index: Int) -> Bool {
    [.comma, .period].contains(kind(index)) || kind(index - 1) == .comma
      || isInfix(index) || isInfix(index - 1)
  }

  /// Whether an operator is infix: by Swift's rule with space on both sides or on neither.
  private func isInfix(_ index: Int) -> Bool {
    kind(index) == .operation && isAdjacent(index) == isAdjacent(index + 1)
  }
}
