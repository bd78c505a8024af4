/// The declarations of a file by their names: types, extensions, their functions and properties.
///
/// A member is named with its type: `UIFont.heading`; so is what stands in an extension. Functions
/// have their base names only, so that overloads go together. A statement in their code is named by
/// the text of its first line, after `> `, and all that a class conforms to besides its parent by
/// its name after `: `.
public enum NamedDeclarations {
  /// The names of the declarations around a line, the innermost first.
  ///
  /// - Parameters:
  ///   - line: A line of the file, from 1.
  ///   - text: The text of the file.
  /// - Complexity: O(count of bytes).
  public static func names(around line: Int, in text: String) -> [String] {
    let parsed = ParsedFile(name: "", bytes: Array(text.utf8))
    let found = declarations(of: parsed).filter { declaration in
      let range = parsed.source.byteRange(declaration.tokens)
      return !range.isEmpty && parsed.source.line(at: range.lowerBound) <= line
        && line <= parsed.source.line(at: max(range.upperBound - 1, 0))
    }
    return found.sorted { $0.tokens.count < $1.tokens.count }.map(\.name)
  }

  /// The names of the statements around a line, the innermost first: none where a declaration would
  /// be meant.
  ///
  /// - Parameters:
  ///   - line: A line of the file, from 1.
  ///   - text: The text of the file.
  /// - Complexity: O(count of bytes).
  public static func statements(around line: Int, in text: String) -> [String] {
    NamedStatements.names(around: line, in: ParsedFile(name: "", bytes: Array(text.utf8)))
  }

  /// Returns the text without the declarations and statements of some names; its lines stay where
  /// they are.
  ///
  /// - Parameters:
  ///   - names: The names; those that no declaration has are passed over.
  ///   - text: The text of the file.
  /// - Complexity: O(count of bytes).
  public static func removed(_ names: Set<String>, from text: String) -> String {
    guard !names.isEmpty else { return text }
    let parsed = ParsedFile(name: "", bytes: Array(text.utf8))
    var edits = SourceEdits()
    for declaration in declarations(of: parsed) where names.contains(declaration.name) {
      edits.blank(parsed.source.byteRange(declaration.tokens), in: parsed.source)
    }
    NamedStatements.remove(names, from: parsed, &edits)
    for type in parsed.types where type.kind == .class && names.contains(": \(type.path)") {
      guard let colon = type.colon, let end = type.clauseEnd,
        let comma = (colon..<end).first(where: { parsed.source.kind($0) == .comma })
      else { continue }
      edits.blank(parsed.source.byteRange(comma..<end + 1), in: parsed.source)
    }
    return edits.isEmpty
      ? text : String(decoding: edits.applied(to: parsed.source.bytes), as: UTF8.self)
  }

  private struct Declaration {
    let name: String
    let tokens: Range<Int>
  }

  private static func declarations(of parsed: ParsedFile) -> [Declaration] {
    let source = parsed.source
    var found: [Declaration] = []
    for type in parsed.types where !type.isLocal {
      guard let end = source.partner(type.body) else { continue }
      found.append(
        Declaration(
          name: type.path, tokens: start(of: type.prefix, type.keyword)..<end + 1))
    }
    for member in parsed.members where !parsed.types[member.owner].isLocal {
      let path = parsed.types[member.owner].path
      found.append(
        Declaration(
          name: "\(path).\(member.name)",
          tokens: start(of: member.prefix, member.keyword)..<source.end(of: member)))
    }
    return found
  }

  private static func start(of prefix: DeclarationPrefix, _ keyword: Int) -> Int {
    prefix.tokens.isEmpty ? keyword : min(prefix.tokens.lowerBound, keyword)
  }
}

extension SourceFile {
  /// The index after a member's last token: its body, or the end of its initial value.
  fileprivate func end(of member: Member) -> Int {
    if let body = member.body, let close = partner(body) { return close + 1 }
    var index = member.headEnd
    while let token = token(index), token.kind != .rightBrace {
      if token.startsLine, index > member.headEnd, !isContinued(index) { break }
      index = partner(index).map { max($0, index) + 1 } ?? index + 1
    }
    return index
  }

  /// Whether a token at the start of a line goes on with the line before.
  func isContinued(_ index: Int) -> Bool {
    [.comma, .operation, .period].contains(kind(index))
      || [.comma, .operation].contains(kind(index - 1))
  }
}
