extension Rewriter {
  /// Attributes that need the Objective-C runtime, or that mark a program's entry point.
  private static let blankedAttributes: Set<String> = [
    "objc", "objcMembers", "IBOutlet", "IBAction", "IBSegueAction", "UIApplicationMain",
    "NSApplicationMain", "main", "NSManaged",
  ]

  /// Blanks the attributes that Linux has no use for, wherever they are.
  mutating func rewriteAttributes(in file: Int) {
    let source = index.files[file].source
    var token = 0
    while token < source.code.count {
      defer { token += 1 }
      guard source.code[token].kind == .at, source.isAdjacent(token + 1),
        source.kind(token + 1) == .identifier,
        Self.blankedAttributes.contains(source.text(token + 1))
      else { continue }
      var end = token + 2
      if source.kind(end) == .leftParenthesis, source.isAdjacent(end),
        let close = source.partner(end)
      {
        end = max(end, close + 1)
      }
      edits[file].blank(source.byteRange(token..<end), in: source)
      token = end - 1
    }
    constrainProtocolsToClasses(in: file)
    giveManagedMembersBodies(in: file)
  }

  /// Gives bodies to members that Core Data's runtime would have: what they return is a stub's.
  private mutating func giveManagedMembersBodies(in file: Int) {
    let parsed = index.files[file]
    let source = parsed.source
    for member in parsed.members
    where member.prefix.has(attribute: "NSManaged") && member.body == nil
      && !source.isText(member.headEnd, "=") && source.token(member.headEnd - 1) != nil
    {
      let symbol = "\"\(parsed.types[member.owner].path).\(member.name)\""
      let value = "HeadlessStubs.value(\(symbol))"
      let body =
        switch member.kind {
        case .property: " { get { \(value) } set {} }"
        default: member.type.isEmpty ? " { HeadlessStubs.note(\(symbol)) }" : " { \(value) }"
        }
      edits[file].insert(body, at: source.code[member.headEnd - 1].range.upperBound)
    }
  }

  /// Says in a protocol's own words what `@objc` said of it: that only classes conform.
  private mutating func constrainProtocolsToClasses(in file: Int) {
    let parsed = index.files[file]
    for type in parsed.types where type.kind == .protocol && type.prefix.has(attribute: "objc") {
      let known = ["AnyObject", "class", "NSObjectProtocol"]
      if type.inherited.contains(where: { known.contains($0.name) }) { continue }
      if let colon = type.colon {
        edits[file].insert(" AnyObject,", at: parsed.source.code[colon].range.upperBound)
      } else {
        edits[file].insert(": AnyObject", at: parsed.source.code[type.nameEnd].range.upperBound)
      }
    }
  }
}
