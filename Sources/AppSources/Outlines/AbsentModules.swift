/// The rewriting of a file whose imports name modules that are not there: they become imports of
/// UIKit, so that `canImport` of them is false, and names lose them as their qualification.
enum AbsentModules {
  /// The text without the modules, except before types that have their names; its lines stay.
  static func removed(
    _ absent: Set<String>, sparing types: Set<String>, from text: String
  ) -> String {
    guard !absent.isEmpty else { return text }
    let source = SourceFile(text)
    var edits = SourceEdits(source)
    for (index, token) in source.code.enumerated() {
      if token.word == .import, source.kind(index - 1) != .period {
        rewriteImport(at: index, absent, in: source, &edits)
      } else if token.kind == .identifier, source.kind(index + 1) == .period,
        source.kind(index + 2) == .identifier, source.kind(index - 1) != .period,
        source.word(index - 1) != .import, source.isAdjacent(index + 1),
        source.isAdjacent(index + 2), absent.contains(source.text(index)),
        !types.contains(source.text(index))
      {
        edits.blank(selfReference(at: index, in: source) ?? index..<index + 2)
      }
    }
    return edits.isEmpty ? text : edits.text
  }

  /// The tokens of `typealias Name = Module.Name`, which would name itself; nil for all else.
  private static func selfReference(at index: Int, in source: SourceFile) -> Range<Int>? {
    guard source.isText(index - 1, "="), source.isText(index - 3, "typealias"),
      source.text(index - 2) == source.text(index + 2), source.kind(index + 3) != .period
    else { return nil }
    var start = index - 3
    while start > 0, !source.code[start].startsLine { start -= 1 }
    return start..<index + 3
  }

  private static func rewriteImport(
    at index: Int, _ absent: Set<String>, in source: SourceFile, _ edits: inout SourceEdits
  ) {
    guard let name = source.importedModule(after: index), absent.contains(source.text(name))
    else { return }
    var end = name + 1
    while source.kind(end) == .period, source.kind(end + 1) == .identifier { end += 2 }
    edits.replace(index + 1..<end, with: "UIKit")
    if source.isText(index - 1, "testable"), source.kind(index - 2) == .at {
      edits.blank(index - 2..<index)
    }
  }
}
