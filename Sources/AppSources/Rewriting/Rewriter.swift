struct Rewriter {
  let index: SourceIndex
  var edits: [SourceEdits] = []
  private(set) var errors: [OverlayError] = []

  init(_ index: SourceIndex) { self.index = index }

  mutating func rewrite() {
    // Values that are made when they are first asked for, with whatever that reads.
    let members = index.files.lazy.flatMap(\.members)
    let lazyNames = Set(members.filter { $0.prefix.modifiers.contains(.lazy) }.map(\.name))
    let ownNames = ownNames
    for file in index.files {
      var rules = FileRewriter(file, index)
      rules.rewrite(besides: ownNames, lazyNames)
      edits.append(rules.edits)
      errors += rules.errors
    }
    rewriteOptionalRequirements()
    rewriteOverridesOfExtensions()
    addRuntimeMembers()
  }

  /// Records what cannot be rewritten of a member, unless no compilation for iOS sees it.
  mutating func fail(_ message: String, _ member: Member, in file: Int) {
    guard member.isActive else { return }
    errors.append(OverlayError(message, at: member.keyword, in: index.files[file].source))
  }

  private var ownNames: Set<String> {
    index.files.reduce(into: []) { names, file in
      names.formUnion(file.types.filter { $0.kind != .extension }.map(\.name))
      names.formUnion(file.members.map(\.name))
      for (token, code) in file.source.code.enumerated() where code.word == .typealias {
        if file.source.kind(token + 1) == .identifier { names.insert(file.source.text(token + 1)) }
      }
    }
  }
}
