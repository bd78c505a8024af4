/// A type or an extension as its header declares it.
struct TypeDeclaration: Sendable {
  enum Kind: Sendable { case `class`, `struct`, `enum`, `protocol`, `extension`, actor }

  /// A type of the inheritance clause.
  struct Inherited: Sendable {
    /// Its name, the modules and types around it among it, without generic arguments.
    let path: String
    /// The last component of `path`.
    var name: String { path.lastName }
  }

  let kind: Kind
  /// The name, with the names of the types around it: `Outer.Inner`.
  let path: String
  /// The name alone, as code within the body writes it.
  let name: String
  /// The attributes and modifiers before the keyword.
  let prefix: DeclarationPrefix
  let keyword: Int
  /// The index of the name's last token.
  let nameEnd: Int
  let inherited: [Inherited]
  /// The index of the colon before the inheritance clause.
  let colon: Int?
  /// The index of the last token of the inheritance clause.
  let clauseEnd: Int?
  let isGeneric: Bool
  let hasWhere: Bool
  let body: Int
  let isLocal: Bool
  /// Whether a type that lacks access modifiers is public here: in a public extension.
  let isPublicByDefault: Bool
  /// Whether the code can be compiled where the overlay is used.
  let isActive: Bool

  var isPublic: Bool {
    prefix.modifiers.contains(.public) || prefix.modifiers.contains(.open)
      || (isPublicByDefault && !prefix.hasAccess)
  }
}
