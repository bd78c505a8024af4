/// The lines by which previews and tests fill a view that they have made.
package enum ViewExamples {
  /// The statements of the first block that makes a view of a type and fills it, each on one line:
  /// the variables that others use, then what is set of the view, which is named `cell`, and called
  /// on it.
  package static func statements(filling type: String, in text: String, onlyPreviews: Bool)
    -> [String]
  {
    let parsed = ParsedFile(text)
    let source = parsed.source
    let reader = StatementReader(parsed)
    for index in source.code.indices where makes(type, at: index, in: source) {
      let blocks = reader.blocks(around: index)
      guard let block = blocks.first?.open,
        !onlyPreviews || blocks.contains(where: { isPreview($0.open, in: source) })
      else { continue }
      let found = statements(
        naming: source.text(index + 1), after: index, among: reader.statements(in: block), source)
      if !found.isEmpty { return found }
    }
    return []
  }

  private static func makes(_ type: String, at index: Int, in source: SourceFile) -> Bool {
    [.let, .var].contains(source.word(index)) && source.kind(index + 1) == .identifier
      && source.isText(index + 2, "=") && source.kind(index + 3) == .identifier
      && source.text(index + 3) == type && source.kind(index + 4) == .leftParenthesis
  }

  private static func isPreview(_ open: Int, in source: SourceFile) -> Bool {
    let before = open - 1
    let head =
      source.kind(before) == .rightParenthesis ? source.partner(before).map { $0 - 1 } : before
    return head.map { source.word($0) == .poundPreview } ?? false
  }

  private static func statements(
    naming view: String, after start: Int, among all: [Range<Int>], _ source: SourceFile
  ) -> [String] {
    let filling = all.filter { statement in
      statement.lowerBound > start && isNamed(view, at: statement.lowerBound, in: source)
        && source.kind(statement.lowerBound + 1) == .period
    }
    var kept = filling
    // A variable that a kept statement uses may need others in turn, which precede it.
    for statement in all.reversed() where !statement.contains(start) {
      guard [.let, .var].contains(source.word(statement.lowerBound)),
        source.kind(statement.lowerBound + 1) == .identifier
      else { continue }
      let name = source.text(statement.lowerBound + 1)
      if kept.contains(where: { $0.contains { isNamed(name, at: $0, in: source) } }) {
        kept.append(statement)
      }
    }
    guard !filling.isEmpty else { return [] }
    let lines = kept.sorted { $0.lowerBound < $1.lowerBound }.map { line(of: $0, view, in: source) }
    // A string of several lines stays one.
    return lines.contains { $0.contains("\n") } ? [] : lines
  }

  private static func isNamed(_ name: String, at index: Int, in source: SourceFile) -> Bool {
    source.kind(index) == .identifier && source.kind(index - 1) != .period
      && source.kind(index + 1) != .colon && source.text(index) == name
  }

  private static func line(of statement: Range<Int>, _ view: String, in source: SourceFile)
    -> String
  {
    statement.reduce(into: "") { line, index in
      if index > statement.lowerBound, !source.isAdjacent(index) { line += " " }
      line += isNamed(view, at: index, in: source) ? "cell" : source.text(source.code[index].range)
    }
  }
}
