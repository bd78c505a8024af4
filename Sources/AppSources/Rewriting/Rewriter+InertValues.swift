extension Rewriter {
  /// The properties whose values are made when they are first asked for, with whatever that reads.
  var namesOfLazyProperties: Set<String> {
    let members = index.files.lazy.flatMap(\.members)
    return Set(members.filter { $0.prefix.modifiers.contains(.lazy) }.map(\.name))
  }

  /// Marks values that only decide how a view is drawn, read aloud or acted on: no height depends on
  /// what they read of stubs: `label.textColor = item.mode == .dark ? …`.
  mutating func markInertValues(in file: Int, _ lazyNames: Set<String>) {
    let source = index.files[file].source
    let reader = StatementReader(index.files[file])
    for (token, code) in source.code.enumerated()
    where code.kind == .identifier && source.isText(token + 1, "=")
      && InertStatement.names.contains(source.text(token)) && source.kind(token - 1) == .period
    {
      guard let statement = reader.statement(around: token),
        InertStatement.isInert(statement, in: source),
        isMarkable(token + 2..<statement.upperBound, in: source, lazyNames)
      else { continue }
      edits[file].insert("HeadlessStubs.inert(", before: token + 2)
      edits[file].insert(")", after: statement.upperBound - 1)
    }
  }

  /// Whether a value may be read of a stub, and nothing in it is kept for later or leaves the code.
  private func isMarkable(_ value: Range<Int>, in source: SourceFile, _ lazyNames: Set<String>)
    -> Bool
  {
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
