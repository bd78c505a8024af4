/// The attributes and modifiers before the keyword of a declaration.
struct DeclarationPrefix: Sendable {
  struct Attribute: Sendable {
    let name: String
    let tokens: Range<Int>
  }

  var attributes: [Attribute] = []
  var modifiers: Set<Word> = []
  var tokens: Range<Int>

  func has(attribute name: String) -> Bool { attributes.contains { $0.name == name } }

  func start(before keyword: Int) -> Int {
    tokens.isEmpty ? keyword : min(tokens.lowerBound, keyword)
  }

  var isPrivate: Bool { !modifiers.isDisjoint(with: [.private, .fileprivate]) }

  var hasAccess: Bool {
    !modifiers.isDisjoint(with: [.open, .public, .package, .internal, .fileprivate, .private])
  }
}
