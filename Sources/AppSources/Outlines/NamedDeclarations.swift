/// The declarations of a file by their names: `UIFont.heading` for a member or that of an
/// extension, base names for functions and globals, so that overloads go together.
///
/// A statement is named by the text of its first line, after `> `; all protocols that a class
/// conforms to by its name after `: `, those of its extensions after `:: `, of which
/// `:: Card: Tappable` means one that adds just that; an initial value after `= `.
package enum NamedDeclarations {
  package static func names(around line: Int, in parsed: ParsedFile) -> [String] {
    let found = declarations(of: parsed).filter { declaration in
      let range = parsed.source.byteRange(declaration.tokens)
      return !range.isEmpty && parsed.source.line(at: range.lowerBound) <= line
        && line <= parsed.source.line(at: max(range.upperBound - 1, 0))
    }
    return found.sorted { $0.tokens.count < $1.tokens.count }.map(\.name)
  }

  /// A file's text without some declarations and statements, its lines in place; nil without them.
  static func removed(_ names: Set<String>, from parsed: ParsedFile) -> String? {
    let source = parsed.source
    var edits = SourceEdits(source)
    for declaration in declarations(of: parsed) where names.contains(declaration.name) {
      edits.blank(declaration.tokens)
    }
    for (name, member) in parsed.namedMembers
    where names.contains("= " + name) && !names.contains(name) {
      guard let value = replacedValue(of: member, called: name, in: source) else { continue }
      edits.replace(value.tokens, with: value.text)
      if value.isComputed { edits.replace(member.keyword, with: "var") }
    }
    NamedStatements.remove(names, from: parsed, &edits)
    for type in parsed.types {
      guard let colon = type.colon, let end = type.clauseEnd else { continue }
      if type.kind == .class, names.contains(": \(type.path)"),
        let comma = (colon..<end).first(where: { source.kind($0) == .comma })
      {
        edits.blank(comma..<end + 1)
      } else if type.kind == .extension,
        names.contains(":: \(type.path)")
          || names.contains(conformances(of: type.path, to: type.inherited))
      {
        edits.blank(colon..<end + 1)
      }
    }
    return edits.isEmpty ? nil : edits.text
  }

  static func conformances(of type: String, to protocols: [String]) -> String {
    ":: \(type): \(protocols.joined(separator: ", "))"
  }

  /// Whether the initial value of a property, `Card.label`, can be left out, as its type is known.
  package static func hasTypedValue(_ name: String, in parsed: ParsedFile) -> Bool {
    parsed.namedMembers.contains {
      $0.name == name && replacedValue(of: $0.member, called: name, in: parsed.source) != nil
    }
  }

  /// The tokens of a stored property's initial value and the text in their place; nil for an
  /// unknown type. A value that the process keeps is computed instead, so that each use of it is
  /// noted.
  private static func replacedValue(of member: Member, called name: String, in source: SourceFile)
    -> (tokens: Range<Int>, text: String, isComputed: Bool)?
  {
    let sign = member.headEnd
    guard member.kind == .property, source.isText(sign, "=") else { return nil }
    let tokens = sign..<source.end(of: member)
    var type = ""
    if member.type.isEmpty {
      guard let made = source.madeType(in: sign + 1..<tokens.upperBound) else { return nil }
      type = ": \(made)"
    }
    let value = "HeadlessStubs.value(\"\(name)\")"
    let isKept = member.isStatic || member.isGlobal
    return (tokens, isKept ? "\(type) { \(value) }" : "\(type) = \(value)", isKept)
  }

  private static func declarations(of parsed: ParsedFile) -> [(name: String, tokens: Range<Int>)] {
    let source = parsed.source
    return parsed.types.filter { !$0.isLocal && source.partner($0.body) != nil }
      .map { ($0.path, source.tokens(of: $0)) }
      + parsed.namedMembers.map { ($0.name, source.tokens(of: $0.member)) }
      + parsed.aliases.map { ($0.path, $0.tokens) }
  }
}

extension ParsedFile {
  fileprivate var namedMembers: [(name: String, member: Member)] {
    members.filter { !types[$0.owner].isLocal }
      .map { ("\(types[$0.owner].path).\($0.name)", $0) } + globals.map { ($0.name, $0) }
  }
}

extension SourceFile {
  /// The type of a value that is an initializer's and nothing else: `Badge(style: .round)`.
  func madeType(in tokens: Range<Int>) -> String? {
    var index = tokens.lowerBound
    func isType(_ index: Int) -> Bool { kind(index) == .identifier && text(index).isCapitalized }
    guard isType(index) else { return nil }
    while kind(index + 1) == .period, isType(index + 2) { index += 2 }
    guard kind(index + 1) == .leftParenthesis, let close = partner(index + 1),
      close + 1 == tokens.upperBound
    else { return nil }
    return flattened(tokens.lowerBound..<index + 1)
  }
}
