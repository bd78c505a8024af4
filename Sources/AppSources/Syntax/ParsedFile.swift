struct TypeAlias: Sendable {
  let path: String
  let tokens: Range<Int>
}

package struct ParsedFile: Sendable {
  let source: SourceFile
  let types: [TypeDeclaration]
  let members: [Member]
  let membersOfType: [[Int]]
  let globals: [Member]
  let aliases: [TypeAlias]
  let unbalancedConditions: [Int]

  init(name: String, bytes: [UInt8]) {
    source = SourceFile(name: name, bytes: bytes)
    let reader = DeclarationReader(source)
    types = reader.types
    members = reader.members
    globals = reader.globals
    aliases = reader.aliases
    unbalancedConditions = reader.unbalancedConditions
    var membersOfType = [[Int]](repeating: [], count: reader.types.count)
    for (index, member) in reader.members.enumerated() { membersOfType[member.owner].append(index) }
    self.membersOfType = membersOfType
  }

  package init(_ text: String) { self.init(name: "", bytes: Array(text.utf8)) }

  func members(of type: Int) -> [Member] { membersOfType[type].map { members[$0] } }

  /// Whether only its own file may name a member: it says so, or the extension around it does.
  func isPrivate(_ member: Member) -> Bool {
    if member.prefix.hasAccess || member.isGlobal { return member.prefix.isPrivate }
    let owner = types[member.owner]
    return owner.kind == .extension && owner.prefix.isPrivate
  }

  /// Whether other modules may name a member: it says so, or what is around it does.
  func isPublic(_ member: Member) -> Bool {
    if member.prefix.hasAccess {
      return !member.prefix.modifiers.isDisjoint(with: [.public, .open])
    }
    let owner = types[member.owner]
    return owner.isPublic && (owner.kind == .protocol || owner.kind == .extension)
  }
}
