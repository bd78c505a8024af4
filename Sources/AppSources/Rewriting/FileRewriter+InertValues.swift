extension FileRewriter {
  /// Marks values on which no height depends: `label.textColor = item.mode == .dark ? …`.
  mutating func markInertValues(_ lazyNames: Set<String>) {
    let reader = StatementReader(parsed)
    for (token, code) in source.code.enumerated()
    where code.kind == .identifier && source.isText(token + 1, "=")
      && InertStatement.names.contains(source.text(token)) && source.kind(token - 1) == .period
    {
      guard let statement = reader.statement(around: token),
        InertStatement.isInert(statement, in: source),
        isMarkable(token + 2..<statement.upperBound, lazyNames)
      else { continue }
      edits.insert("HeadlessStubs.inert(", before: token + 2)
      edits.insert(")", after: statement.upperBound - 1)
    }
  }

  private func isMarkable(_ value: Range<Int>, _ lazyNames: Set<String>) -> Bool {
    let words = value.filter { source.kind($0) == .identifier }
    let roots = words.filter { source.kind($0 - 1) != .period && source.kind($0 + 1) != .colon }
    return !roots.allSatisfy { source.isText($0, "UIColor") }
      && !words.contains { lazyNames.contains(source.text($0)) }
      && !value.contains { index in
        [.try, .await].contains(source.word(index)) || source.kind(index) == .semicolon
          || source.kind(index) == .directive
      }
  }
}
