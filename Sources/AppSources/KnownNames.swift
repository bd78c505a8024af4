struct KnownNames: Sendable {
  private let members: Set<String>
  let typeNames: Set<String>
  let memberNames: Set<String>
  private let functionNames: Set<String>

  init(of members: Set<String>) {
    self.members = members
    typeNames = Set(members.compactMap { $0.split(separator: ".").first.map(String.init) })
    memberNames = Set(members.compactMap { $0.split(separator: ".").last.map(String.init) })
    functionNames = Set(
      members.lazy.filter { $0.last == ")" }.compactMap {
        $0.split(separator: "(")[0].split(separator: ".").last.map(String.init)
      })
  }

  func has(_ member: String, in type: String) -> Bool { members.contains("\(type).\(member)") }

  func hasProperty(_ name: String, in type: String) -> Bool {
    has(name, in: type) && !functionNames.contains(name)
  }
}
