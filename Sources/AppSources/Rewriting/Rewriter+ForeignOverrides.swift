extension Rewriter {
  /// Lets a method that an extension adds to a class of UIKit find what overrides it: it asks what
  /// the object is, the most derived class first, and calls the override under a separate name.
  mutating func rewriteForeignOverrides(_ group: OverrideTable.Foreign) {
    let base = group.base
    let file = base.reference.file
    let source = index.files[file].source
    let text = MemberText(source: source, member: base.member)
    if let obstacle = obstacle(group, text) {
      return fail(
        "\(base.member.fullName) is overridden, and cannot be dispatched on Linux: \(obstacle)",
        base.member, in: file)
    }
    let names = group.overrides.map { OverrideTable.newName(base.member.name, of: $0.path) }
    let ownName = OverrideTable.newName(base.member.name, of: base.path)
    edits[file].insert(
      dispatch(group, text, names: names, ownName: ownName),
      before: base.member.prefix.tokens.lowerBound)
    rename(base.member, to: ownName, in: file)
    for (place, override) in group.overrides.enumerated() {
      rename(override.member, to: names[place], in: override.reference.file)
      let above = group.overrides.indices.dropFirst(place + 1).first {
        isKind(override.path, of: group.overrides[$0].path)
      }
      redirectSuper(in: override, to: above.map { names[$0] } ?? ownName)
    }
  }

  private func obstacle(_ group: OverrideTable.Foreign, _ text: MemberText) -> String? {
    let member = group.base.member
    if let obstacle = text.obstacle { return obstacle }
    if member.isStatic { return "it is a class method" }
    if member.kind != .function, member.kind != .property { return "move it into a class" }
    if member.kind == .property, member.type.isEmpty { return "its type is not written" }
    for override in group.overrides {
      let source = index.files[override.reference.file].source
      let declarations = index.declarations[override.path]?.map { index[$0] } ?? []
      if declarations.contains(where: \.isGeneric) { return "\(override.path) is generic" }
      let isElsewhere = override.reference.file != group.base.reference.file
      if isElsewhere, declarations.contains(where: \.prefix.isPrivate) {
        return "\(override.path) is private to another file"
      }
      if let body = override.member.body, !PropertyAccessors(source, body: body).observers.isEmpty {
        return "\(override.path) observes it"
      }
    }
    return nil
  }

  /// The declaration that takes the member's place: a question for each override, then the member.
  private func dispatch(
    _ group: OverrideTable.Foreign, _ text: MemberText, names: [String], ownName: String
  ) -> String {
    let member = group.base.member
    let access = [Word.public, .package, .internal, .fileprivate, .private].first {
      member.prefix.modifiers.contains($0)
    }
    let isPublic = member.prefix.modifiers.contains(.open)
    let head =
      text.lastingAttributes + (isPublic ? "public " : access.map { $0.rawValue + " " } ?? "")
    func ask(_ action: (String) -> String) -> String {
      zip(group.overrides, names).map { override, name in
        "if let receiver = self as? \(override.path) { \(action("receiver." + name)) }; "
      }.joined()
    }
    if member.kind == .function {
      let call = "return \(text.callPrefix)"
      return "\(head)func \(member.writtenName)\(text.generics)\(text.parameters)\(text.result) { "
        + ask { "\(call)\($0)\(text.arguments)" } + "\(call)\(ownName)\(text.arguments) }; "
    }
    let getter = ask { "return \($0)" } + "return \(ownName)"
    let hasSetter = member.body.map { PropertyAccessors(text.source, body: $0).hasSetter } ?? false
    let setter = ask { "\($0) = newValue; return" } + "\(ownName) = newValue"
    let body = hasSetter ? "get { \(getter) } set { \(setter) }" : getter
    return "\(head)var \(member.writtenName): \(text.type) { \(body) }; "
  }

  private func isKind(_ path: String, of ancestor: String) -> Bool {
    guard let own = index.declarations[path]?.first
    else { return UIKitClasses.isKind(path, of: ancestor) }
    let ancestors = index.ancestors(of: index[own])
    return ancestors.ofApp.contains(ancestor)
      || ancestors.foreign.map { UIKitClasses.isKind($0, of: ancestor) } ?? false
  }

  private mutating func redirectSuper(in override: OverrideTable.Entry, to name: String) {
    let file = override.reference.file
    let source = index.files[file].source
    guard let body = override.member.body, let end = source.partner(body) else { return }
    for token in body..<end
    where source.word(token) == .super && source.kind(token + 1) == .period
      && source.kind(token + 2) == .identifier && source.text(token + 2) == override.member.name
    {
      edits[file].blank(token..<token + 2)
      edits[file].replace(token + 2, with: name)
    }
  }
}
