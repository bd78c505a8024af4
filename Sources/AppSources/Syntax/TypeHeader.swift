/// The header of a type, from its keyword to the brace of its body.
struct TypeHeader {
  let kind: TypeDeclaration.Kind
  let path: String
  let name: String
  let nameEnd: Int
  private(set) var inherited: [TypeDeclaration.Inherited] = []
  private(set) var colon: Int?
  private(set) var clauseEnd: Int?
  private(set) var isGeneric = false
  private(set) var hasWhere = false
  let body: Int

  /// Reads a header; nil if this is none, such as `class` in `protocol P: class`.
  init?(_ file: SourceFile, keyword: Int) {
    switch file.word(keyword) {
    case .class: kind = .class
    case .struct: kind = .struct
    case .enum: kind = .enum
    case .protocol: kind = .protocol
    case .actor: kind = .actor
    default: kind = .extension
    }
    var index = keyword + 1
    guard file.kind(index) == .identifier else { return nil }
    var path = file.text(index)
    while file.kind(index + 1) == .period, file.kind(index + 2) == .identifier {
      path += "." + file.text(index + 2)
      index += 2
    }
    self.path = path
    name = file.text(index)
    nameEnd = index
    index += 1
    var generics = 0
    var entry = ""
    var clause: (colon: Int, entries: [String])?
    scan: while let token = file.token(index) {
      switch token.kind {
      case .leftBrace where generics <= 0: break scan
      case .rightBrace, .semicolon, .directive: return nil
      case .leftParenthesis, .leftBracket: index = file.partner(index) ?? index
      case .operation:
        let change = file.angleChange(index)
        if change > 0, clause == nil { isGeneric = true }
        generics += change
        if generics <= 0, !hasWhere, file.isText(index, "&") {
          clause?.entries.append(entry)
          entry = ""
        }
      case .at: index += 1
      case .colon where generics <= 0 && !hasWhere && clause == nil: clause = (index, [])
      case .comma where generics <= 0 && !hasWhere:
        clause?.entries.append(entry)
        entry = ""
      case .identifier:
        if token.word == .where {
          hasWhere = true
          if clause != nil { clauseEnd = index - 1 }
        } else if token.word.isMemberKeyword
          || token.word.isTypeKeyword && !isConstraint(file, index)
        {
          return nil
        } else if clause != nil, generics <= 0, !hasWhere {
          entry += (file.kind(index - 1) == .period ? "." : "") + file.text(index)
        }
      default: break
      }
      index += 1
    }
    guard index < file.code.count else { return nil }
    body = index
    if let clause {
      colon = clause.colon
      inherited = (clause.entries + [entry]).filter { !$0.isEmpty }.map {
        TypeDeclaration.Inherited(path: $0)
      }
      if !hasWhere { clauseEnd = index - 1 }
    }
  }
}

/// Whether a keyword is the `class` of `protocol P: class`.
private func isConstraint(_ file: SourceFile, _ index: Int) -> Bool {
  file.word(index) == .class && file.kind(index + 1) != .identifier
}

extension SourceFile {
  /// How many angle brackets an operator opens, less those that it closes; `->` does neither.
  func angleChange(_ index: Int) -> Int {
    if isText(index, "->") { return 0 }
    var change = 0
    for byte in bytes[code[index].range] {
      if byte == UInt8(ascii: "<") { change += 1 }
      if byte == UInt8(ascii: ">") { change -= 1 }
    }
    return change
  }
}
