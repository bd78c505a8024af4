extension Rewriter {
  /// Makes each `optional` requirement a separate protocol, and a property of its own whose value
  /// can be called, so that `delegate?.tableView?(…) ?? x` is unchanged.
  mutating func rewriteOptionalRequirements() {
    var requirements: [String: [String: [OptionalProtocol]]] = [:]
    for reference in index.references where index[reference].kind == .protocol {
      takeOutOptionalRequirements(of: reference, into: &requirements)
    }
    if !requirements.isEmpty { conformImplementations(to: requirements) }
  }

  private mutating func takeOutOptionalRequirements(
    of reference: SourceIndex.Reference,
    into requirements: inout [String: [String: [OptionalProtocol]]]
  ) {
    let type = index[reference]
    let source = index.files[reference.file].source
    var found: [OptionalProtocol] = []
    for member in index.members(of: reference) where member.prefix.modifiers.contains(.optional) {
      let text = MemberText(source: source, member: member)
      guard member.kind == .function || member.kind == .property, !member.isStatic else {
        fail(
          "an optional requirement of this kind has no counterpart on Linux", member,
          in: reference.file)
        continue
      }
      if let obstacle = text.obstacle {
        fail(
          "the optional requirement cannot be rewritten: \(obstacle)", member, in: reference.file)
        continue
      }
      let end = member.body.flatMap { source.partner($0) }.map { $0 + 1 } ?? member.headEnd
      edits[reference.file].blank(member.prefix.tokens.lowerBound..<end)
      found.append(
        OptionalProtocol(
          parent: type.path, requirement: member, source: source,
          attributes: isOnMainActor(type) ? "@MainActor " : "", access: access(of: type)))
    }
    guard !found.isEmpty else { return }
    declare(found, of: type, in: reference.file)
    for requirement in found {
      requirements[type.path, default: [:]][requirement.requirement.fullName, default: []]
        .append(requirement)
    }
  }

  private mutating func declare(
    _ requirements: [OptionalProtocol], of type: TypeDeclaration, in file: Int
  ) {
    let (attributes, access) = (requirements[0].attributes, requirements[0].access)
    for requirement in requirements { edits[file].append(requirement.declaration) }
    let functions = requirements.filter { $0.requirement.kind == .function }
    for (place, first) in functions.enumerated() {
      let baseName = first.requirement.name
      guard !functions[..<place].contains(where: { $0.requirement.name == baseName })
      else { continue }
      let overloads = functions.filter { $0.requirement.name == baseName }
      let name = OptionalProtocol.callerName(type.path, baseName)
      let callers = overloads.map(\.caller).joined(separator: "; ")
      let isThere = overloads.map { "self is any \($0.name)" }.joined(separator: " || ")
      edits[file].append("\(access)struct \(name) { let base: any \(type.path); \(callers) }")
      edits[file].append(
        "extension \(type.path) { \(attributes)\(access)var \(first.requirement.writtenName): "
          + "\(name)? { \(isThere) ? \(name)(base: self) : nil } }")
    }
    for requirement in requirements where requirement.requirement.kind == .property {
      edits[file].append("extension \(type.path) { \(requirement.property) }")
    }
  }

  /// Whether the requirements of a protocol are isolated to the main actor, as those over UIKit's
  /// are.
  private func isOnMainActor(_ type: TypeDeclaration) -> Bool {
    var waiting = [type]
    var seen: Set<String> = []
    while let next = waiting.popLast() {
      guard seen.insert(next.path).inserted else { continue }
      if next.prefix.has(attribute: "MainActor") { return true }
      for inherited in next.inherited {
        if let path = index.resolve(inherited, within: next.path) {
          waiting += (index.declarations[path] ?? []).map { index[$0] }
        } else if inherited.lastName.hasPrefix("UI") {
          return true
        }
      }
    }
    return false
  }

  private func access(of type: TypeDeclaration) -> String {
    if type.isPublic { return "public " }
    if type.prefix.modifiers.contains(.package) { return "package " }
    return type.prefix.isPrivate ? "fileprivate " : ""
  }
}
