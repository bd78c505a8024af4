/// The statements of a file by the text of their first lines. A note takes the place of one that
/// does not compile, so that a height that rests on the rest says so.
package enum NamedStatements {
  static let mark = "> "
  static let wholeMark = ">> "

  /// The number of characters of a statement's first line that name it in a finding.
  private static let longestSymbol = 80

  /// The statements around a line, innermost first, except calls of the class's or parent's `init`.
  package static func names(around line: Int, in parsed: ParsedFile) -> [String] {
    let source = parsed.source
    guard let start = source.firstToken(ofLine: line) else { return [] }
    return StatementReader(parsed).statements(around: start).flatMap { statement in
      let name = name(of: statement, in: source)
      return keepsTarget(statement, in: source) ? [mark + name, wholeMark + name] : [mark + name]
    }
  }

  static func remove(_ names: Set<String>, from parsed: ParsedFile, _ edits: inout SourceEdits) {
    func texts(after mark: String) -> Set<String> {
      Set(names.filter { $0.hasPrefix(mark) }.map { String($0.dropFirst(mark.count)) })
    }
    let whole = texts(after: wholeMark)
    let texts = texts(after: mark).union(whole)
    guard !texts.isEmpty else { return }
    let source = parsed.source
    let reader = StatementReader(parsed)
    for (index, token) in source.code.enumerated()
    where token.startsLine && texts.contains(source.lineText(at: Int(token.start))) {
      for statement in reader.statements(around: index) {
        let name = name(of: statement, in: source)
        guard texts.contains(name) else { continue }
        let symbol = symbol(of: statement, in: source)
        let text =
          isResult(statement, in: parsed)
          ? "HeadlessStubs.value(\(symbol))"
          : replacement(of: statement, in: source, isWhole: whole.contains(name))
        let lost = LostProperties(of: statement, in: parsed).assignments(symbol)
        edits.replace(statement, with: ([text] + lost).joined(separator: "; "))
      }
    }
  }

  private static func name(of statement: Range<Int>, in source: SourceFile) -> String {
    source.lineText(at: Int(source.code[statement.lowerBound].start))
  }

  private static func symbol(of statement: Range<Int>, in source: SourceFile) -> String {
    name(of: statement, in: source).prefix(longestSymbol).swiftLiteral
  }

  private static func isResult(_ statement: Range<Int>, in parsed: ParsedFile) -> Bool {
    let open = statement.lowerBound - 1
    return parsed.source.word(statement.lowerBound) != .return
      && parsed.source.partner(open) == statement.upperBound
      && parsed.members.contains { $0.body == open && !$0.type.isEmpty }
  }

  /// The code in place of a statement: what it declares or sets has to be there.
  private static func replacement(
    of statement: Range<Int>, in source: SourceFile, isWhole: Bool
  ) -> String {
    let first = statement.lowerBound
    let symbol = symbol(of: statement, in: source)
    if InertStatement.isInert(statement, in: source) { return "_ = ()" }
    let value = "HeadlessStubs.value(\(symbol))"
    if source.word(first) == .return {
      return statement.count > 1 ? "return \(value)" : "HeadlessStubs.note(\(symbol)); return"
    }
    if !isWhole, keepsTarget(statement, in: source), let sign = sign(of: statement, in: source) {
      let type = madeType(of: statement, in: source).map { ": \($0)" } ?? ""
      return "\(source.flattened(first..<sign))\(type) = \(value)"
    }
    return isInDeinitializer(statement, in: source) ? "_ = ()" : "HeadlessStubs.note(\(symbol))"
  }

  /// Whether a statement is in a `deinit`, which runs after the height of its cell is known.
  private static func isInDeinitializer(_ statement: Range<Int>, in source: SourceFile) -> Bool {
    source.code.indices.contains { word in
      guard source.word(word) == .deinit, let end = source.partner(word + 1) else { return false }
      return (word..<end).contains(statement.lowerBound)
    }
  }

  private static func keepsTarget(_ statement: Range<Int>, in source: SourceFile) -> Bool {
    guard let sign = sign(of: statement, in: source) else { return false }
    let first = statement.lowerBound
    let isPlain = sign == first + 1 && source.kind(first) == .identifier
    let isOwn =
      sign == first + 3 && source.word(first) == .self && source.kind(first + 1) == .period
    let isTyped = [.let, .var].contains(source.word(first)) && source.kind(first + 2) == .colon
    return isPlain || isOwn || isTyped || madeType(of: statement, in: source) != nil
  }

  private static func madeType(of statement: Range<Int>, in source: SourceFile) -> String? {
    let first = statement.lowerBound
    let isVariable = [.let, .var].contains(source.word(first))
    return isVariable && source.kind(first + 1) == .identifier && source.isText(first + 2, "=")
      ? source.madeType(in: first + 3..<statement.upperBound) : nil
  }

  private static func sign(of statement: Range<Int>, in source: SourceFile) -> Int? {
    statement.first { source.isText($0, "=") }
  }
}

extension SourceFile {
  fileprivate func firstToken(ofLine line: Int) -> Int? {
    let first = code.indices.first { self.line(at: Int(code[$0].start)) >= line }
    return first.flatMap { self.line(at: Int(code[$0].start)) == line ? $0 : nil }
  }

  fileprivate func lineText(at offset: Int) -> String {
    var end = offset
    while end < bytes.count, bytes[end] != 0x0a, bytes[end] != 0x0d { end += 1 }
    while end > offset, bytes[end - 1] == 0x20 || bytes[end - 1] == 0x09 { end -= 1 }
    return text(offset..<end)
  }
}
