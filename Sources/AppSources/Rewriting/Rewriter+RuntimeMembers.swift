extension Rewriter {
  /// Adds the members by which UIKit's runtime makes instances, connects outlets and calls actions.
  mutating func addRuntimeMembers() {
    for reference in index.references where index[reference].kind == .class {
      addRuntimeMembers(to: reference)
    }
  }

  private mutating func addRuntimeMembers(to reference: SourceIndex.Reference) {
    let declaration = index[reference]
    let members = index.members(of: reference)
    guard let root = index.ancestors(of: declaration).foreign else { return }
    guard UIKitClasses.isKind(root, of: "UIResponder") else {
      if UIKitClasses.isKind(root, of: "UICollectionViewLayout"),
        !members.contains(where: { $0.name == "declarationSite" })
      {
        insert([declaration.memberAccess + Self.declarationSite], into: reference)
      }
      return
    }
    // Sources that were rewritten have them.
    guard !members.contains(where: { ["makeInstance", "setOutlet"].contains($0.name) })
    else { return }
    let access = declaration.memberAccess
    var texts: [String] = []
    for factory in InstanceFactory.all where factory.applies(to: root) {
      let canMake = hasInitializer(factory, reference, root: root)
      if factory.labels.isEmpty, !canMake { continue }
      texts.append(factory.text(className: declaration.name, canMake: canMake, access: access))
    }
    if UIKitClasses.isKind(root, of: "UIView") { texts.append(access + Self.declarationSite) }
    if let outlets = outletSetter(of: reference, members) { texts.append(access + outlets) }
    if let actions = actionCaller(members) { texts.append(access + actions) }
    insert(texts, into: reference)
  }

  private mutating func insert(_ texts: [String], into reference: SourceIndex.Reference) {
    guard !texts.isEmpty else { return }
    let body = index[reference].body
    edits[reference.file].insert(" " + texts.joined(separator: "; ") + ";", after: body)
  }

  private static let declarationSite =
    "override class var declarationSite: (fileID: StaticString, line: UInt)? { (#fileID, #line) }"

  /// Whether a class has the initializer that a factory calls, its own or an inherited one.
  private func hasInitializer(
    _ factory: InstanceFactory, _ reference: SourceIndex.Reference, root: String
  ) -> Bool {
    let ancestors = index.ancestors(of: index[reference]).ofApp
    for references in [[reference]] + ancestors.map({ index.declarations[$0] ?? [] }) {
      for reference in references {
        let match = index.members(of: reference).first {
          $0.kind == .initializer && $0.isActive && $0.parameters.map(\.label) == factory.labels
        }
        if let match { return canCall(match, in: index.files[reference.file].source) }
      }
      let initializers = references.flatMap { index.members(of: $0) }
        .filter { $0.kind == .initializer && $0.isActive }
      let hasDesignated = initializers.contains { !$0.prefix.modifiers.contains(.convenience) }
      if hasDesignated, !factory.isRequired { return false }
    }
    return factory.isRequired || factory.isInherited(from: root)
  }

  private func canCall(_ initializer: Member, in source: SourceFile) -> Bool {
    let onlyTraps = initializer.body.map { source.isText($0 + 1, "fatalError") } ?? false
    return !initializer.isAsync && !initializer.isThrowing && initializer.generics.isEmpty
      && !initializer.isUnavailable && !onlyTraps
  }

  /// `setOutlet(_:forKey:)` over the outlets and inspectable properties of a body, if any.
  private func outletSetter(of reference: SourceIndex.Reference, _ members: [Member]) -> String? {
    let source = index.files[reference.file].source
    let cases = members.compactMap { member -> String? in
      let isOutlet = member.prefix.has(attribute: "IBOutlet")
      guard member.kind == .property, member.isActive, !member.isStatic, !member.type.isEmpty,
        isOutlet || member.prefix.has(attribute: "IBInspectable")
      else { return nil }
      let type = MemberText(source: source, member: member).wrappedType
      let value =
        isOutlet ? "HeadlessOutlets.value(value, as: (\(type)).self)" : "value as? \(type)"
      return "case \"\(member.name)\": guard let value = \(value) else { return false }; "
        + "self.\(member.writtenName) = value"
    }
    guard !cases.isEmpty else { return nil }
    return "override func setOutlet(_ value: Any?, forKey key: String) -> Bool { switch key { "
      + cases.joined(separator: "; ")
      + "; default: return super.setOutlet(value, forKey: key) }; return true }"
  }

  /// `performAction(_:with:_:)` over the methods of a body that Objective-C would see, if any.
  private func actionCaller(_ members: [Member]) -> String? {
    var names: Set<String> = []
    let cases = members.compactMap { member -> String? in
      guard member.kind == .function, member.isActive, !member.isStatic, !member.isAsync,
        !member.isThrowing, member.generics.isEmpty, member.parameters.count <= 2,
        !member.parameters.contains(where: { $0.isInout || $0.isVariadic || $0.isAutoclosure }),
        member.prefix.has(attribute: "objc") || member.prefix.has(attribute: "IBAction"),
        names.insert(member.fullName).inserted
      else { return nil }
      // `#selector(tap)` names the only method of that name.
      let patterns = ([member.fullName] + (names.insert(member.name).inserted ? [member.name] : []))
        .map { "\"\($0)\"" }.joined(separator: ", ")
      let labels = member.parameters.map { $0.label + ":" }.joined()
      let method = "self.\(member.writtenName)(\(labels))"
      let values = ["", ", sender", ", sender, event"][member.parameters.count]
      let call = member.parameters.isEmpty ? " { \(method) }" : "(\(method)\(values))"
      return "case \(patterns): return SelectorCall.call\(call)"
    }
    guard !cases.isEmpty else { return nil }
    return "override func performAction(_ name: String, with sender: Any?, _ event: UIEvent?)"
      + " -> Bool { switch name { " + cases.joined(separator: "; ")
      + "; default: return super.performAction(name, with: sender, event) } }"
  }
}

extension TypeDeclaration {
  fileprivate var memberAccess: String {
    prefix.modifiers.contains(.open) ? "open " : isPublic ? "public " : ""
  }
}
