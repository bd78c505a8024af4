extension FileRewriter {
  private static let blankedAttributes: Set<String> = [
    "objc", "objcMembers", "IBOutlet", "IBAction", "IBSegueAction", "UIApplicationMain",
    "NSApplicationMain", "main", "NSManaged",
  ]

  mutating func rewriteAttributes() {
    for token in source.code.indices {
      guard source.code[token].kind == .at, source.isAdjacent(token + 1),
        source.kind(token + 1) == .identifier,
        Self.blankedAttributes.contains(source.text(token + 1))
      else { continue }
      let hasList = source.kind(token + 2) == .leftParenthesis && source.isAdjacent(token + 2)
      let close = hasList ? source.partner(token + 2) : nil
      edits.blank(token..<max(close ?? 0, token + 1) + 1)
    }
    constrainProtocolsToClasses()
    giveManagedMembersBodies()
  }

  /// Gives bodies to members that Core Data's runtime would have: what they return is a stub's.
  private mutating func giveManagedMembersBodies() {
    for member in parsed.members
    where member.prefix.has(attribute: "NSManaged") && member.body == nil
      && !source.isText(member.headEnd, "=") && source.token(member.headEnd - 1) != nil
    {
      let symbol = "\"\(parsed.types[member.owner].path).\(member.name)\""
      let value = "HeadlessStubs.value(\(symbol))"
      let empty = member.type.isEmpty ? " { HeadlessStubs.note(\(symbol)) }" : " { \(value) }"
      edits.insert(
        member.kind == .property ? " { get { \(value) } set {} }" : empty, after: member.headEnd - 1
      )
    }
  }

  /// Says in a protocol's own words what `@objc` said of it: that only classes conform.
  private mutating func constrainProtocolsToClasses() {
    for type in parsed.types where type.kind == .protocol && type.prefix.has(attribute: "objc") {
      let known = ["AnyObject", "class", "NSObjectProtocol"]
      if type.inherited.contains(where: { known.contains($0.lastName) }) { continue }
      if let colon = type.colon {
        edits.insert(" AnyObject,", after: colon)
      } else {
        edits.insert(": AnyObject", after: type.nameEnd)
      }
    }
  }
}
