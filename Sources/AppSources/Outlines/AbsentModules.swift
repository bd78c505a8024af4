/// The rewriting of a file whose imports name modules that are not there.
///
/// The declarations of an app's own modules are compiled with the file, and a framework of Apple's
/// that is absent has nothing to declare: an import of either becomes one of UIKit, and a name that
/// is qualified by the module loses its module. So `canImport` of such a module is false, as it
/// should be.
enum AbsentModules {
  /// Returns the text without the modules; its lines stay where they are.
  ///
  /// - Parameters:
  ///   - absent: The names of the modules.
  ///   - types: The names of types, which stay before a period though modules have them, too.
  ///   - text: The text of the file.
  /// - Complexity: O(count of bytes).
  static func removed(
    _ absent: Set<String>, sparing types: Set<String>, from text: String
  ) -> String {
    guard !absent.isEmpty else { return text }
    let source = SourceFile(text)
    var edits = SourceEdits()
    for (index, token) in source.code.enumerated() {
      if token.word == .import, source.kind(index - 1) != .period {
        rewriteImport(at: index, absent, in: source, &edits)
      } else if token.kind == .identifier, source.kind(index + 1) == .period,
        source.kind(index + 2) == .identifier, source.kind(index - 1) != .period,
        source.word(index - 1) != .import, source.isAdjacent(index + 1),
        source.isAdjacent(index + 2), absent.contains(source.text(index)),
        !types.contains(source.text(index))
      {
        let blanked = selfReference(at: index, in: source) ?? index..<index + 2
        edits.blank(source.byteRange(blanked), in: source)
      }
    }
    return edits.isEmpty ? text : edits.text(of: source)
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
    var name = index + 1
    // `import class Module.Name` names a kind of declaration first.
    if source.kind(name + 1) == .identifier, source.token(name + 1)?.startsLine == false {
      name += 1
    }
    guard source.kind(name) == .identifier, source.token(name)?.startsLine == false,
      absent.contains(source.text(name))
    else { return }
    var end = name + 1
    while source.kind(end) == .period, source.kind(end + 1) == .identifier { end += 2 }
    edits.replace(source.byteRange(index + 1..<end), with: "UIKit", in: source)
    if source.isText(index - 1, "testable"), source.kind(index - 2) == .at {
      edits.blank(source.byteRange(index - 2..<index), in: source)
    }
  }
}
