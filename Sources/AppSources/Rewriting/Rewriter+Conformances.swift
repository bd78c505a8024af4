extension Rewriter {
  mutating func conformImplementations(to requirements: [String: [String: [OptionalProtocol]]]) {
    let conformances = declaredConformances()
    var protocolsOfTypes: [String: Set<String>] = [:]
    for reference in index.references where index[reference].kind != .protocol {
      let path = index[reference].path
      let protocols = protocolsOfTypes[path] ?? inheritedProtocols(of: path, conformances)
      protocolsOfTypes[path] = protocols
      let candidates = protocols.sorted().compactMap { requirements[$0] }
      if !candidates.isEmpty {
        conform(reference, to: implementedNames(reference, among: candidates))
      }
    }
  }

  private func declaredConformances() -> [String: [String]] {
    var conformances: [String: [String]] = [:]
    for type in index.files.flatMap(\.types) {
      let paths = type.inherited.map { index.resolve($0, within: type.path) ?? $0 }
      conformances[type.path, default: []] += paths
    }
    return conformances
  }

  /// The protocols to which a type conforms, by its superclasses and refinements, too.
  private func inheritedProtocols(
    of path: String, _ conformances: [String: [String]]
  ) -> Set<String> {
    var found: Set<String> = []
    var waiting = [path]
    while let next = waiting.popLast() {
      waiting += (conformances[next] ?? []).filter { found.insert($0).inserted }
    }
    return found
  }

  private func implementedNames(
    _ reference: SourceIndex.Reference, among candidates: [[String: [OptionalProtocol]]]
  ) -> [String] {
    var names: [String] = []
    for member in index.members(of: reference) where !member.isStatic {
      // An override is one of a method whose class conforms already.
      guard member.kind == .function || member.kind == .property,
        !member.prefix.modifiers.contains(.override)
      else { continue }
      for requirement in candidates.compactMap({ $0[member.fullName] }).joined()
      where !names.contains(requirement.name) { names.append(requirement.name) }
    }
    return names
  }

  private mutating func conform(_ reference: SourceIndex.Reference, to names: [String]) {
    guard !names.isEmpty else { return }
    let declaration = index[reference]
    let list = names.joined(separator: ", ")
    if let end = declaration.clauseEnd {
      edits[reference.file].insert(", " + list, after: end)
    } else {
      let source = index.files[reference.file].source
      edits[reference.file].insert(": " + list, after: headerNameEnd(declaration, in: source))
    }
  }

  /// The last token of a type's name and its generic parameters.
  private func headerNameEnd(_ declaration: TypeDeclaration, in source: SourceFile) -> Int {
    var token = declaration.nameEnd
    var depth = 0
    while token + 1 < declaration.body, source.kind(token + 1) == .operation || depth > 0 {
      token += 1
      if source.kind(token) == .operation { depth += source.angleChange(token) }
    }
    return token
  }
}
