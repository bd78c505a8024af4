/// The head of a member, from its keyword to its body.
struct MemberHead {
  private let file: SourceFile
  private let keyword: Int
  private var index: Int
  private var generics = 0..<0
  private var parameterList = 0..<0
  private var parameters: [Parameter] = []
  private var effects = 0..<0
  private var type = 0..<0
  private var whereClause = 0..<0
  private var isAsync = false
  private var isThrowing = false
  private var isReadable = true

  init(_ file: SourceFile, keyword: Int) {
    self.file = file
    self.keyword = keyword
    index = keyword + 1
    switch file.word(keyword) {
    case .func:
      index += 1
      readCallable()
    case .`init`:
      if file.isText(index, "?") || file.isText(index, "!") { index += 1 }
      readCallable()
    case .subscript: readCallable()
    case .var, .let: readProperty()
    default: isReadable = false
    }
  }

  /// The member; nil if its head cannot be read.
  func member(owner: Int, prefix: DeclarationPrefix, isActive: Bool) -> Member? {
    guard isReadable else { return nil }
    let isNamed = file.word(keyword) != .`init` && file.word(keyword) != .subscript
    let name = isNamed ? keyword + 1 : keyword
    guard name < file.code.count else { return nil }
    let kind: Member.Kind =
      switch file.word(keyword) {
      case .func: .function
      case .`init`: .initializer
      case .subscript: .subscript
      default: .property
      }
    return Member(
      kind: kind, name: file.text(name), writtenName: file.flattened(name..<name + 1),
      parameters: parameters, owner: owner, prefix: prefix, keyword: keyword, nameIndex: name,
      generics: generics, parameterList: parameterList, isAsync: isAsync, isThrowing: isThrowing,
      effects: effects, type: type, whereClause: whereClause,
      body: file.kind(index) == .leftBrace ? index : nil, headEnd: index, isActive: isActive,
      isUnavailable: prefix.attributes.contains { attribute in
        attribute.name == "available"
          && attribute.tokens.contains { file.isText($0, "unavailable") }
      })
  }

  private mutating func readCallable() {
    if file.kind(index) == .operation, file.angleChange(index) > 0 { readGenerics() }
    guard file.kind(index) == .leftParenthesis, let close = file.partner(index) else {
      isReadable = false
      return
    }
    parameterList = index..<close + 1
    parameters = ParameterList.read(file, index + 1..<close)
    index = close + 1
    let effectsStart = index
    effects: while let token = file.token(index), token.kind == .identifier {
      switch token.word {
      case .async: isAsync = true
      case .throws:
        isThrowing = true
        if file.kind(index + 1) == .leftParenthesis, let close = file.partner(index + 1) {
          index = max(index, close)
        }
      case .rethrows: isThrowing = true
      default: break effects
      }
      index += 1
    }
    effects = effectsStart..<index
    if file.isText(index, "->") {
      index += 1
      readType()
    }
    readWhere()
  }

  private mutating func readProperty() {
    guard file.kind(index) == .identifier else {
      isReadable = false
      return
    }
    index += 1
    if file.kind(index) == .colon {
      index += 1
      readType()
    }
  }

  private mutating func readGenerics() {
    let start = index
    var depth = 0
    while let token = file.token(index), !endsHead(token) {
      if token.kind == .operation { depth += file.angleChange(index) }
      index += 1
      if depth <= 0 { break }
    }
    generics = start..<index
  }

  /// Reads a type: up to a brace, an equals sign, a comma, or a line that does not go on with it.
  private mutating func readType() {
    let start = index
    var depth = 0
    while let token = file.token(index), !endsHead(token) {
      if index > start, depth <= 0, token.startsLine, !continuesType(index) { break }
      switch token.kind {
      case .leftBrace, .semicolon, .rightParenthesis, .rightBracket:
        type = start..<index
        return
      case .comma where depth <= 0:
        type = start..<index
        return
      case .operation:
        if file.isText(index, "=") || file.isText(index, "==") {
          type = start..<index
          return
        }
        depth += file.angleChange(index)
      case .identifier where token.word == .where:
        type = start..<index
        return
      case .leftParenthesis, .leftBracket: index = max(index, file.partner(index) ?? index)
      default: break
      }
      index += 1
    }
    type = start..<index
  }

  /// Whether a token at the beginning of a line goes on with the type before it.
  private func continuesType(_ index: Int) -> Bool {
    func joins(_ index: Int) -> Bool {
      file.isText(index, "->") || file.isText(index, "&") || file.kind(index) == .period
    }
    return joins(index) || joins(index - 1)
  }

  private mutating func readWhere() {
    guard file.word(index) == .where else { return }
    let start = index
    while let token = file.token(index), !endsHead(token), token.kind != .leftBrace { index += 1 }
    whereClause = start..<index
  }

  /// Whether a head cannot go on beyond a token, however it began.
  private func endsHead(_ token: Token) -> Bool {
    token.kind == .rightBrace || token.kind == .directive || token.kind == .at && token.startsLine
      || token.word.isMemberKeyword || (token.word.isTypeKeyword && token.word != .class)
  }
}
