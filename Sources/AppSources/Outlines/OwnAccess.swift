/// The access that the files of an app give to other modules, none of which needs it: a public
/// declaration may not name stubs, which are not public.
enum OwnAccess {
  private static let attributes: Set<String> = ["frozen", "inlinable", "usableFromInline"]

  /// The extensions for conformances between other modules' types, whose members have to be public.
  static func foreignConformances(in file: ParsedFile, own: Set<String>) -> [Int] {
    file.types.indices.filter { index in
      let type = file.types[index]
      return type.kind == .extension && !own.contains(type.path)
        && type.inherited.contains { !own.contains($0) }
    }
  }

  /// The text of a file without access for other modules, except in some types; its lines stay.
  static func removed(from file: ParsedFile, sparing spared: [Int]) -> String {
    let source = file.source
    let bodies = spared.map { file.types[$0].body }
    var edits = SourceEdits(source)
    var next = 0
    for index in source.code.indices {
      if bodies.contains(index) { next = source.partner(index) ?? index }
      if index < next { continue }
      if isAccess(at: index, in: source) {
        edits.blank(index..<end(at: index, in: source))
      } else if source.kind(index) == .at, source.kind(index + 1) == .identifier,
        attributes.contains(source.text(index + 1))
      {
        edits.blank(index..<index + 2)
      }
    }
    return edits.text
  }

  private static func isAccess(at index: Int, in source: SourceFile) -> Bool {
    guard source.kind(index) == .identifier,
      [.public, .open, .package].contains(source.word(index)),
      source.kind(index - 1) != .period, source.kind(index + 1) != .period,
      ![.func, .var, .let, .case].contains(source.word(index - 1))
    else { return false }
    let next = source.word(end(at: index, in: source))
    return next.isModifier || next.isTypeKeyword || next.isMemberKeyword || next == .import
      || source.kind(index + 1) == .at || source.isText(index + 1, "associatedtype")
      || source.isText(index + 1, "precedencegroup")
  }

  private static func end(at index: Int, in source: SourceFile) -> Int {
    source.kind(index + 1) == .leftParenthesis && source.word(index + 2) == .set
      && source.kind(index + 3) == .rightParenthesis ? index + 4 : index + 1
  }
}
