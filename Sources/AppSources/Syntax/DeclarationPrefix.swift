/// The attributes and modifiers before the keyword of a declaration.
struct DeclarationPrefix: Sendable {
  /// An attribute, such as `@objc(name)`.
  struct Attribute: Sendable {
    let name: String
    /// The tokens from the at sign on.
    let tokens: Range<Int>
  }

  var attributes: [Attribute] = []
  var modifiers: Set<Word> = []
  /// The tokens of attributes and modifiers, up to the keyword.
  var tokens: Range<Int>

  func has(attribute name: String) -> Bool { attributes.contains { $0.name == name } }

  /// The first token of the declaration with a keyword.
  func start(before keyword: Int) -> Int {
    tokens.isEmpty ? keyword : min(tokens.lowerBound, keyword)
  }

  /// Whether only its own file may name the declaration.
  var isPrivate: Bool { !modifiers.isDisjoint(with: [.private, .fileprivate]) }

  /// Whether the declaration says who may see it.
  var hasAccess: Bool {
    !modifiers.isDisjoint(with: [.open, .public, .package, .internal, .fileprivate, .private])
  }
}
