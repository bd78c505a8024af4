/// Finds the statements of the code in braces.
struct StatementReader {
  let source: SourceFile
  private let typeBodies: Set<Int>

  init(_ parsed: ParsedFile) {
    source = parsed.source
    typeBodies = Set(parsed.types.map(\.body))
  }

  func statements(around start: Int) -> [Range<Int>] {
    blocks(around: start).prefix { !typeBodies.contains($0.open) }
      .compactMap { statement(around: $0.inside, in: $0.open) }.filter(isRemovable)
  }

  func statement(around index: Int) -> Range<Int>? {
    blocks(around: index).first.flatMap { block in
      typeBodies.contains(block.open) ? nil : statement(around: block.inside, in: block.open)
    }
  }

  func blocks(around start: Int) -> [(open: Int, inside: Int)] {
    var blocks: [(open: Int, inside: Int)] = []
    var index = start - 1
    var inside = start
    while index >= 0 {
      if let partner = source.partner(index), partner < index {
        index = partner
      } else if source.kind(index) == .leftBrace {
        blocks.append((index, inside))
        inside = index
      }
      index -= 1
    }
    return blocks
  }

  /// The statement in a block that holds a token; nil for a label of a `switch`.
  private func statement(around target: Int, in open: Int) -> Range<Int>? {
    statements(in: open).first { $0.contains(target) }
  }

  func statements(in open: Int) -> [Range<Int>] {
    guard let close = source.partner(open) else { return [] }
    var found: [Range<Int>] = []
    var start = afterHead(of: open)
    var index = start
    while index < close {
      if isLabel(index) {
        while index < close, source.kind(index) != .colon { index = source.next(index) }
        index += 1
        start = index
        continue
      }
      index = source.next(index)
      let isEnd =
        index >= close || source.kind(index) == .semicolon || source.isDirective(index)
        || isLabel(index) || source.code[index].startsLine && !continues(index)
      guard isEnd else { continue }
      found.append(start..<min(index, close))
      if source.kind(index) == .semicolon || source.isDirective(index) {
        index = source.next(index)
      }
      start = index
    }
    return found
  }

  private func isLabel(_ index: Int) -> Bool {
    source.word(index) == .case && source.kind(index - 1) != .period
      && ![.if, .guard, .while, .for].contains(source.word(index - 1))
      && source.kind(index - 1) != .comma
      || source.isText(index, "default") && source.kind(index + 1) == .colon
  }

  private func continues(_ index: Int) -> Bool {
    source.isContinued(index) || source.kind(index) == .leftBrace
      || source.kind(index) == .colon || source.kind(index - 1) == .colon
      || [.else, .as, .is, .where, .in].contains(source.word(index))
      || source.isText(index, "catch")
      || [.return, .try, .await, .else].contains(source.word(index - 1))
        && !source.isText(index, "}")
  }

  private func afterHead(of open: Int) -> Int {
    var index = open + 1
    while let token = source.token(index), !token.startsLine, token.kind != .rightBrace,
      token.word != .for
    {
      if token.word == .in { return index + 1 }
      index = source.next(index)
    }
    return open + 1
  }

  private func isRemovable(_ statement: Range<Int>) -> Bool {
    !statement.isEmpty
      && !statement.contains { index in
        source.isDirective(index)
          || [.super, .self].contains(source.word(index)) && source.word(index + 2) == .`init`
      }
  }
}
