/// A type or an extension as its header declares it.
struct TypeDeclaration: Sendable {
  enum Kind: String, Sendable { case `class`, `struct`, `enum`, `protocol`, `extension`, actor }

  let kind: Kind
  let path: String
  let name: String
  let prefix: DeclarationPrefix
  let keyword: Int
  let nameEnd: Int
  private(set) var inherited: [String] = []
  private(set) var colon: Int?
  private(set) var clauseEnd: Int?
  private(set) var isGeneric = false
  private(set) var hasWhere = false
  let body: Int
  let isLocal: Bool
  /// Whether a type that lacks access modifiers is public here: in a public extension.
  let isPublicByDefault: Bool
  let isActive: Bool

  var isPublic: Bool {
    prefix.modifiers.contains(.public) || prefix.modifiers.contains(.open)
      || (isPublicByDefault && !prefix.hasAccess)
  }

  /// Reads a header up to its brace; nil if this is none, such as `class` in `protocol P: class`.
  init?(
    _ file: SourceFile, _ keyword: Int, _ prefix: DeclarationPrefix, in outer: TypeDeclaration?,
    isLocal: Bool, isActive: Bool
  ) {
    var index = keyword + 1
    guard let kind = Kind(rawValue: file.word(keyword).rawValue), file.kind(index) == .identifier
    else { return nil }
    var path = (outer.map { $0.path + "." } ?? "") + file.text(index)
    while file.kind(index + 1) == .period, file.kind(index + 2) == .identifier {
      path += "." + file.text(index + 2)
      index += 2
    }
    (self.kind, self.path, self.prefix, self.keyword) = (kind, path, prefix, keyword)
    (name, nameEnd) = (file.text(index), index)
    (self.isLocal, self.isActive) = (isLocal, isActive)
    isPublicByDefault = outer?.kind == .extension && outer?.isPublic == true
    index += 1
    var generics = 0
    scan: while let token = file.token(index) {
      switch token.kind {
      case .leftBrace where generics <= 0: break scan
      case .rightBrace, .semicolon, .directive: return nil
      case .leftParenthesis, .leftBracket: index = file.partner(index) ?? index
      case .operation:
        let change = file.angleChange(index)
        if change > 0, colon == nil { isGeneric = true }
        generics += change
        if generics <= 0, !hasWhere, file.isText(index, "&") { inherited.append("") }
      case .at: index += 1
      case .colon where generics <= 0 && !hasWhere && colon == nil:
        colon = index
        inherited = [""]
      case .comma where generics <= 0 && !hasWhere: inherited.append("")
      case .identifier:
        if token.word == .where {
          hasWhere = true
          if colon != nil { clauseEnd = index - 1 }
        } else if token.word.isMemberKeyword
          || token.word.isTypeKeyword
            // The `class` of `protocol P: class`.
            && !(token.word == .class && file.kind(index + 1) != .identifier)
        {
          return nil
        } else if colon != nil, generics <= 0, !hasWhere {
          inherited[inherited.count - 1] +=
            (file.kind(index - 1) == .period ? "." : "") + file.text(index)
        }
      default: break
      }
      index += 1
    }
    guard index < file.code.count else { return nil }
    body = index
    inherited.removeAll(where: \.isEmpty)
    if colon != nil, !hasWhere { clauseEnd = index - 1 }
  }
}
