/// The declarations of a file by their names: types, extensions, their functions and properties,
/// type aliases.
///
/// A member is named with its type: `UIFont.heading`; so is a member of an extension. Globals have
/// their names alone, and functions their base names only, so that overloads go together. A
/// statement in their code is named by the text of its first line, after `> `, and all protocols
/// that a class conforms to by its name after `: `; what its extensions say it conforms to, after
/// `:: `; and the initial value of a property by the property's name after `= `.
package enum NamedDeclarations {
  /// The names of the declarations around a line, the innermost first.
  ///
  /// - Parameter line: A line of the file, from 1.
  /// - Complexity: O(count of bytes).
  package static func names(around line: Int, in parsed: ParsedFile) -> [String] {
    let found = declarations(of: parsed).filter { declaration in
      let range = parsed.source.byteRange(declaration.tokens)
      return !range.isEmpty && parsed.source.line(at: range.lowerBound) <= line
        && line <= parsed.source.line(at: max(range.upperBound - 1, 0))
    }
    return found.sorted { $0.tokens.count < $1.tokens.count }.map(\.name)
  }

  /// The text of a file without the declarations and statements of some names, whose lines stay
  /// where they are; nil if it has none of them.
  ///
  /// - Complexity: O(count of bytes).
  static func removed(_ names: Set<String>, from parsed: ParsedFile) -> String? {
    var edits = SourceEdits()
    for declaration in declarations(of: parsed) where names.contains(declaration.name) {
      edits.blank(parsed.source.byteRange(declaration.tokens), in: parsed.source)
    }
    for (name, member) in parsed.namedMembers
    where names.contains("= " + name) && !names.contains(name) {
      guard let value = replacedValue(of: member, called: name, in: parsed.source) else { continue }
      edits.replace(value.range, with: value.text, in: parsed.source)
      if value.isComputed {
        edits.replace(parsed.source.code[member.keyword].range, with: "var", in: parsed.source)
      }
    }
    NamedStatements.remove(names, from: parsed, &edits)
    for type in parsed.types {
      guard let colon = type.colon, let end = type.clauseEnd else { continue }
      if type.kind == .class, names.contains(": \(type.path)"),
        let comma = (colon..<end).first(where: { parsed.source.kind($0) == .comma })
      {
        edits.blank(parsed.source.byteRange(comma..<end + 1), in: parsed.source)
      } else if type.kind == .extension, names.contains(":: \(type.path)") {
        edits.blank(parsed.source.byteRange(colon..<end + 1), in: parsed.source)
      }
    }
    return edits.isEmpty ? nil : edits.text(of: parsed.source)
  }

  /// Whether the initial value of a property can be left out, as its type is known without.
  ///
  /// - Parameter name: The name of the property with its type: `Card.label`.
  /// - Complexity: O(count of bytes).
  package static func hasTypedValue(_ name: String, in parsed: ParsedFile) -> Bool {
    parsed.namedMembers.contains {
      $0.name == name && replacedValue(of: $0.member, called: name, in: parsed.source) != nil
    }
  }

  /// The bytes of a stored property's initial value, from the sign of equality on, and the text
  /// in their place; nil where its type is not known. A value that the process keeps is computed
  /// instead, so that each use of it is noted.
  private static func replacedValue(of member: Member, called name: String, in source: SourceFile)
    -> (range: Range<Int>, text: String, isComputed: Bool)?
  {
    let sign = member.headEnd
    guard member.kind == .property, source.isText(sign, "=") else { return nil }
    let tokens = sign..<source.end(of: member)
    var type = ""
    if member.type.isEmpty {
      guard let made = source.madeType(in: sign + 1..<tokens.upperBound) else { return nil }
      type = ": \(made)"
    }
    let kept = source.byteRange(tokens)
    let value = "HeadlessStubs.value(\"\(name)\")"
    let isKept = member.isStatic || member.isGlobal
    return isKept ? (kept, "\(type) { \(value) }", true) : (kept, "\(type) = \(value)", false)
  }

  private struct Declaration {
    let name: String
    let tokens: Range<Int>
  }

  private static func declarations(of parsed: ParsedFile) -> [Declaration] {
    let source = parsed.source
    var found: [Declaration] = []
    for type in parsed.types where !type.isLocal {
      guard source.partner(type.body) != nil else { continue }
      found.append(Declaration(name: type.path, tokens: source.tokens(of: type)))
    }
    for (name, member) in parsed.namedMembers {
      found.append(Declaration(name: name, tokens: source.tokens(of: member)))
    }
    return found + parsed.aliases.map { Declaration(name: $0.path, tokens: $0.tokens) }
  }
}

extension ParsedFile {
  /// The members with their names, those outside of types among them; none of local types.
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
