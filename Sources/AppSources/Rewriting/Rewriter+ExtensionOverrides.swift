extension Rewriter {
  struct ExtensionMember: Hashable {
    let reference: SourceIndex.Reference
    let keyword: Int
  }

  /// Lets classes dispatch methods of extensions that override, or are overridden, by a method that
  /// calls the body, which stays where it is under another name.
  mutating func rewriteOverridesOfExtensions() {
    let table = OverrideTable(index)
    for group in table.foreign { rewriteForeignOverrides(group) }
    for override in table.unresolved {
      fail(
        "\(override.member.fullName) overrides a member of \(override.path), which is not among the "
          + "sources: on Linux an extension cannot replace it", override.member,
        in: override.reference.file)
    }
    for override in table.ofApp { moveDispatch(of: override) }
  }

  private mutating func moveDispatch(of override: OverrideTable.Entry) {
    let member = override.member
    let file = override.reference.file
    let source = index.files[file].source
    let text = MemberText(source: source, member: member)
    if let obstacle = obstacle(override, text) {
      return fail(
        "\(member.fullName) cannot be overridden in an extension on Linux: \(obstacle)", member,
        in: file)
    }
    let newName = OverrideTable.newName(member.name, of: override.path)
    let head = dispatchHead(override, text)
    var dispatch: String
    if member.kind == .function {
      dispatch =
        "\(head)func \(member.writtenName)\(text.generics)\(text.parameters)\(text.result) "
        + "{ \(text.callPrefix)\(newName)\(text.arguments) }"
      rename(member, to: newName, in: file)
    } else {
      let accessors = member.body.map { PropertyAccessors(source, body: $0) }
      dispatch = "\(head)var \(member.writtenName): \(text.type) "
      if let observers = accessors?.observers, !observers.isEmpty {
        dispatch += observe(member, observers, newName: newName, in: file)
      } else {
        let hasSetter = accessors?.hasSetter == true
        dispatch +=
          hasSetter ? "{ get { \(newName) } set { \(newName) = newValue } }" : "{ \(newName) }"
        rename(member, to: newName, in: file)
      }
    }
    for declaration in index.declarations[override.path] ?? [] {
      edits[declaration.file].insert(" " + dispatch + ";", after: index[declaration].body)
    }
  }

  private func obstacle(_ override: OverrideTable.Entry, _ text: MemberText) -> String? {
    let member = override.member
    if index[override.reference].hasWhere { return "the extension has a where clause" }
    if member.kind == .initializer || member.kind == .subscript { return "move it into the class" }
    if member.kind == .property, member.type.isEmpty || member.body == nil {
      return "its type is not written"
    }
    return text.obstacle
  }

  private func dispatchHead(_ override: OverrideTable.Entry, _ text: MemberText) -> String {
    let member = override.member
    let modifiers = member.prefix.modifiers
    var head = member.prefix.has(attribute: "discardableResult") ? "@discardableResult " : ""
    if member.prefix.has(attribute: "MainActor") { head += "@MainActor " }
    if modifiers.contains(.nonisolated) { head += "nonisolated " }
    let isPublic = index[override.reference].isPublic && !member.prefix.hasAccess
    if modifiers.contains(.open) {
      head += "open "
    } else if modifiers.contains(.public) || isPublic {
      head += "public "
    }
    if modifiers.contains(.override) { head += "override " }
    return head + (member.isStatic ? "class " : "")
  }

  mutating func rename(_ member: Member, to name: String, in file: Int) {
    edits[file].replace(member.nameIndex, with: name)
    for token in member.prefix.tokens {
      switch index.files[file].source.word(token) {
      case .override, .final: edits[file].blank(token..<token + 1)
      case .open: edits[file].replace(token, with: "public")
      default: break
      }
    }
  }

  /// Makes functions of observers; returns the braces of the class's property that call them.
  private mutating func observe(
    _ member: Member, _ observers: [PropertyAccessors.Accessor], newName: String, in file: Int
  ) -> String {
    let source = index.files[file].source
    let type = MemberText(source: source, member: member).type
    guard let body = member.body, let end = source.partner(body) else { return "" }
    edits[file].blank(member.prefix.tokens.lowerBound..<body + 1)
    edits[file].blank(end..<end + 1)
    var calls: [String] = []
    for observer in observers {
      let isBefore = observer.word == .willSet
      let value = isBefore ? "newValue" : "oldValue"
      let function = "\(newName)_\(observer.word.rawValue)"
      calls.append("\(observer.word.rawValue) { \(function)(\(value)) }")
      edits[file].replace(
        observer.keyword, with: "func \(function)(_ \(observer.parameter ?? value): \(type))")
      edits[file].blank(observer.keyword + 1..<observer.body)
    }
    return "{ " + calls.joined(separator: " ") + " }"
  }
}
