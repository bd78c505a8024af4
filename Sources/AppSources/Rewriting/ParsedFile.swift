/// A file with what it declares.
struct ParsedFile: Sendable {
  let source: SourceFile
  let types: [TypeDeclaration]
  let members: [Member]
  /// For each of `types`, the indices of its members.
  let membersOfType: [[Int]]
  let unbalancedConditions: [Int]

  init(name: String, bytes: [UInt8]) {
    source = SourceFile(name: name, bytes: bytes)
    let reader = DeclarationReader(source)
    types = reader.types
    members = reader.members
    unbalancedConditions = reader.unbalancedConditions
    var membersOfType = [[Int]](repeating: [], count: reader.types.count)
    for (index, member) in reader.members.enumerated() { membersOfType[member.owner].append(index) }
    self.membersOfType = membersOfType
  }

  func members(of type: Int) -> [Member] { membersOfType[type].map { members[$0] } }
}
