extension FileRewriter {
  /// `Self(frame: .zero)` in an extension of a class of UIKit, and `View()` of a parameter `View:
  /// UIView`, call a method that makes the view: Swift can only call required initializers of such
  /// classes.
  mutating func rewriteViewTypes() {
    for type in parsed.types where type.kind != .extension {
      let end = source.partner(type.body) ?? type.body
      rewriteMaking(viewParameters(at: type.nameEnd + 1), type.body..<end)
    }
    for member in parsed.members + parsed.globals {
      guard let body = member.body, let end = source.partner(body) else { continue }
      var names = member.generics.isEmpty ? [] : viewParameters(at: member.generics.lowerBound)
      if member.isStatic, extendsViews(member) { names.formUnion(["Self", "self"]) }
      rewriteMaking(names, body..<end)
    }
  }

  private func extendsViews(_ member: Member) -> Bool {
    guard parsed.types.indices.contains(member.owner) else { return false }
    let type = parsed.types[member.owner]
    return type.kind == .extension && isForeignView(type.path)
  }

  private func isForeignView(_ name: String) -> Bool {
    index.declarations[name] == nil && UIKitClasses.isKind(name, of: "UIView")
  }

  private func viewParameters(at open: Int) -> Set<String> {
    var names: Set<String> = []
    var depth = 0
    var token = open
    repeat {
      depth += source.angleChange(token)
      if depth == 1, source.kind(token) == .identifier, source.kind(token + 1) == .colon,
        source.kind(token + 2) == .identifier, isForeignView(source.text(token + 2))
      {
        names.insert(source.text(token))
      }
      token += 1
    } while depth > 0 && token < source.code.count
    return names
  }

  private mutating func rewriteMaking(_ names: Set<String>, _ tokens: Range<Int>) {
    guard !names.isEmpty else { return }
    for token in tokens where source.kind(token) == .identifier {
      guard names.contains(source.text(token)), source.kind(token - 1) != .period else { continue }
      let isNamed = source.kind(token + 1) == .period && source.word(token + 2) == .`init`
      let open = isNamed ? token + 3 : token + 1
      // Code makes views of `self` by its name only.
      guard isNamed || source.word(token) != .self, source.kind(open) == .leftParenthesis,
        let close = source.partner(open), takesFrameAlone(open, close)
      else { continue }
      edits.replace(token..<open, with: "\(source.text(token)).headlessInstance")
    }
  }

  private func takesFrameAlone(_ open: Int, _ close: Int) -> Bool {
    if close == open + 1 { return true }
    guard source.isText(open + 1, "frame"), source.kind(open + 2) == .colon else { return false }
    let tokens = sequence(first: open + 3) { source.next($0) }
    return !tokens.prefix { $0 < close }.contains { source.kind($0) == .comma }
  }
}
