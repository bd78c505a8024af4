/// A member of a type or an extension, as far as its head says.
struct Member: Sendable {
  enum Kind: Sendable { case function, property, initializer, `subscript` }

  let kind: Kind
  let name: String
  let writtenName: String
  private(set) var parameters: [Parameter] = []
  /// The type or extension around it, as an index into the declarations of its file; -1 for none.
  let owner: Int
  let prefix: DeclarationPrefix
  let keyword: Int
  let nameIndex: Int
  private(set) var generics = 0..<0
  private(set) var parameterList = 0..<0
  private(set) var isAsync = false
  private(set) var isThrowing = false
  private(set) var effects = 0..<0
  /// The tokens of what a function returns, or what a property is; empty if nothing is written.
  private(set) var type = 0..<0
  private(set) var whereClause = 0..<0
  private(set) var body: Int?
  /// The index after the last token of the head; the body is not in it.
  private(set) var headEnd = 0
  let isActive: Bool
  let isUnavailable: Bool

  init?(_ file: SourceFile, _ keyword: Int, owner: Int, _ prefix: DeclarationPrefix, isActive: Bool)
  {
    switch file.word(keyword) {
    case .func: (kind, nameIndex) = (.function, keyword + 1)
    case .`init`: (kind, nameIndex) = (.initializer, keyword)
    case .subscript: (kind, nameIndex) = (.subscript, keyword)
    case .var, .let: (kind, nameIndex) = (.property, keyword + 1)
    default: return nil
    }
    guard nameIndex < file.code.count else { return nil }
    name = file.text(nameIndex)
    writtenName = file.flattened(nameIndex..<nameIndex + 1)
    (self.owner, self.prefix, self.keyword, self.isActive) = (owner, prefix, keyword, isActive)
    isUnavailable = prefix.attributes.contains { attribute in
      attribute.name == "available" && attribute.tokens.contains { file.isText($0, "unavailable") }
    }
    var index = nameIndex + 1
    if kind == .property {
      guard file.kind(nameIndex) == .identifier else { return nil }
      if file.kind(index) == .colon { type = index + 1..<file.typeEnd(from: index + 1) }
      index = max(index, type.upperBound)
    } else {
      if kind == .initializer, file.isText(index, "?") || file.isText(index, "!") { index += 1 }
      generics = index..<file.genericsEnd(from: index)
      index = generics.upperBound
      guard file.kind(index) == .leftParenthesis, let close = file.partner(index) else {
        return nil
      }
      parameterList = index..<close + 1
      parameters = file.parameters(in: index + 1..<close)
      let effectsEnd = readEffects(file, from: close + 1)
      effects = close + 1..<effectsEnd
      index = effectsEnd
      if file.isText(index, "->") {
        type = index + 1..<file.typeEnd(from: index + 1)
        index = type.upperBound
      }
      whereClause = index..<file.whereEnd(from: index)
      index = whereClause.upperBound
    }
    body = file.kind(index) == .leftBrace ? index : nil
    headEnd = index
  }

  private mutating func readEffects(_ file: SourceFile, from start: Int) -> Int {
    var index = start
    while true {
      switch file.word(index) {
      case .async: isAsync = true
      case .throws:
        isThrowing = true
        if file.kind(index + 1) == .leftParenthesis, let close = file.partner(index + 1) {
          index = max(index, close)
        }
      case .rethrows: isThrowing = true
      default: return index
      }
      index += 1
    }
  }

  var fullName: String {
    kind == .property ? name : name + "(" + parameters.map { $0.label + ":" }.joined() + ")"
  }

  var isGlobal: Bool { owner < 0 }
  var isStatic: Bool { prefix.modifiers.contains(.static) || prefix.modifiers.contains(.class) }
}

struct Parameter: Sendable {
  let label: String
  let name: String
  private(set) var isInout = false
  private(set) var isVariadic = false
  private(set) var isAutoclosure = false

  /// Swift's keywords, of which a label may be one without back ticks, but no name of a value.
  static let keywords: Set<String> = [
    "as", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else",
    "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if",
    "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "private",
    "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript",
    "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]

  /// Reads a parameter; nil without a colon and a name before it.
  init?(_ file: SourceFile, _ tokens: Range<Int>) {
    guard let colon = tokens.first(where: { file.kind($0) == .colon }) else { return nil }
    // `@Builder content label name: Type`: the names are the last tokens before the colon.
    let names = (tokens.lowerBound..<colon).filter { index in
      file.kind(index) == .identifier && !(index > tokens.lowerBound && file.kind(index - 1) == .at)
    }
    guard let name = names.last else { return nil }
    label = file.text(names.dropLast().last ?? name)
    self.name = file.flattened(name..<name + 1)
    var type = colon + 1
    while type < tokens.upperBound, !file.isText(type, "=") {
      if file.word(type) == .inout { isInout = true }
      if file.isText(type, "...") { isVariadic = true }
      if file.isText(type, "autoclosure") { isAutoclosure = true }
      let isOpening = [.leftParenthesis, .leftBracket].contains(file.kind(type))
      type = isOpening ? file.next(type) : type + 1
    }
  }

  var forwarded: String {
    let written = Self.keywords.contains(name) ? "`\(name)`" : name
    let value = (isInout ? "&" : "") + written + (isAutoclosure ? "()" : "")
    return label == "_" ? value : "\(label): \(value)"
  }
}
