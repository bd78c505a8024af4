/// A member of a type or an extension, as far as its head says.
struct Member: Sendable {
  enum Kind: Sendable { case function, property, initializer, `subscript` }

  let kind: Kind
  /// The base name, without back ticks; `init` and `subscript` for those.
  let name: String
  let writtenName: String
  let parameters: [Parameter]
  /// The type or extension around it, as an index into the declarations of its file; -1 for none.
  let owner: Int
  let prefix: DeclarationPrefix
  let keyword: Int
  /// The index of the name; of the keyword where there is none.
  let nameIndex: Int
  /// The tokens of generic parameters with their angle brackets; empty where there are none.
  let generics: Range<Int>
  /// The tokens from the opening to the closing parenthesis of the parameters.
  let parameterList: Range<Int>
  let isAsync: Bool
  let isThrowing: Bool
  /// The tokens of the effects before `->`.
  let effects: Range<Int>
  /// The tokens of the type: what a function returns, or what a property is; empty if none is
  /// written.
  let type: Range<Int>
  /// The tokens of a generic `where` clause.
  let whereClause: Range<Int>
  /// The index of the brace that opens the body or the accessors.
  let body: Int?
  /// The index after the last token of the head; the body is not in it.
  let headEnd: Int
  let isActive: Bool
  /// Whether an attribute says that it must not be used.
  let isUnavailable: Bool

  /// The name with its labels: `tableView(_:heightForRowAt:)`.
  var fullName: String {
    kind == .property ? name : name + "(" + parameters.map { $0.label + ":" }.joined() + ")"
  }

  var isGlobal: Bool { owner < 0 }

  var isStatic: Bool { prefix.modifiers.contains(.static) || prefix.modifiers.contains(.class) }
}

/// A parameter of a function.
struct Parameter: Sendable {
  /// The label of an argument; `_` for none.
  let label: String
  /// The name within the function, as it is written: with back ticks where it has them.
  let name: String
  let isInout: Bool
  let isVariadic: Bool
  let isAutoclosure: Bool

  /// Swift's keywords, of which a label may be one without back ticks, but no name of a value.
  private static let keywords: Set<String> = [
    "as", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else",
    "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if",
    "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "private",
    "protocol", "public", "repeat", "rethrows", "return", "static", "struct", "subscript", "super",
    "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]

  var forwarded: String {
    let written = Self.keywords.contains(name) ? "`\(name)`" : name
    let value = (isInout ? "&" : "") + written + (isAutoclosure ? "()" : "")
    return label == "_" ? value : "\(label): \(value)"
  }
}
