/// Reads which types and members a file declares, from its tokens alone.
///
/// It knows as much of the grammar as the overlay's rules ask for: the heads of types and of their
/// members, whatever is in bodies. What it cannot read it passes over.
///
/// - Complexity: O(count of tokens); a head ends at the next keyword of a declaration at the
///   latest.
struct DeclarationReader {
  /// The code between two braces.
  private struct Scope {
    let outer: Int
    /// The type or extension whose body this is; nil for every other code.
    let declaration: Int?
    let isLocal: Bool
    /// The types around it; those beyond `deepestNesting` count as local, for paths grow with them.
    var depth = 0
  }

  private static let deepestNesting = 32

  /// An `#if` that is open.
  private struct Conditional {
    let scope: Int
    let isActiveAround: Bool
    /// Whether no branch before this one was taken.
    var remaining: Condition
  }

  let file: SourceFile
  private(set) var types: [TypeDeclaration] = []
  private(set) var members: [Member] = []
  /// The functions and properties outside of types; they have no owner.
  private(set) var globals: [Member] = []
  private(set) var aliases: [TypeAlias] = []
  /// The indices of `#if` without `#endif`, and of branches without `#if`.
  private(set) var unbalancedConditions: [Int] = []
  private var scopes = [Scope(outer: 0, declaration: nil, isLocal: false)]
  private var current = 0
  private var conditionals: [(index: Int, conditional: Conditional)] = []
  private(set) var isActive = true
  /// The types whose bodies begin at braces that are still to come.
  private var bodies: [Int: Int] = [:]
  private var prefix: DeclarationPrefix?

  init(_ file: SourceFile) {
    self.file = file
    var index = 0
    while index < file.code.count { index = read(index) }
    unbalancedConditions += conditionals.map(\.index)
  }

  /// Reads what begins at a token.
  ///
  /// - Returns: The index at which to go on.
  private mutating func read(_ index: Int) -> Int {
    let token = file.code[index]
    switch token.kind {
    case .at: return readAttribute(index)
    case .directive: return readDirective(index)
    case .identifier where token.word != .none && file.kind(index - 1) != .period:
      return readWord(token.word, index)
    case .leftBrace:
      let declaration = bodies.removeValue(forKey: index)
      let depth = scopes[current].depth + 1
      scopes.append(
        Scope(
          outer: current, declaration: declaration,
          isLocal: scopes[current].isLocal || declaration == nil || depth > Self.deepestNesting,
          depth: depth))
      current = scopes.count - 1
    case .rightBrace: current = scopes[current].outer
    default: break
    }
    prefix = nil
    return index + 1
  }

  private mutating func readAttribute(_ index: Int) -> Int {
    var end = index + 1
    guard file.kind(end) == .identifier else {
      prefix = nil
      return end
    }
    end += 1
    while file.kind(end) == .period, file.kind(end + 1) == .identifier { end += 2 }
    let name = file.text(end - 1)
    if file.kind(end) == .leftParenthesis, file.isAdjacent(end), let close = file.partner(end) {
      end = close + 1
    }
    var prefix = takePrefix(at: index)
    prefix.attributes.append(DeclarationPrefix.Attribute(name: name, tokens: index..<end))
    prefix.tokens = prefix.tokens.lowerBound..<end
    self.prefix = prefix
    return end
  }

  /// The attributes and modifiers before the declaration whose keyword is at a token. They are
  /// taken out, so that adding to it copies nothing.
  private mutating func takePrefix(at index: Int) -> DeclarationPrefix {
    defer { prefix = nil }
    return prefix ?? DeclarationPrefix(tokens: index..<index)
  }

  private mutating func readModifier(_ word: Word, _ index: Int) -> Int {
    var prefix = takePrefix(at: index)
    var end = index + 1
    // `private(set)` limits the setter alone; Swift allows a space in it.
    if file.kind(end) == .leftParenthesis, file.kind(end + 2) == .rightParenthesis,
      file.isAdjacent(end) || file.isText(end + 1, "set")
    {
      if !file.isText(end + 1, "set") { prefix.modifiers.insert(word) }
      end += 3
    } else {
      prefix.modifiers.insert(word)
    }
    prefix.tokens = prefix.tokens.lowerBound..<end
    self.prefix = prefix
    return end
  }

  private mutating func readWord(_ word: Word, _ index: Int) -> Int {
    if word == .class, file.kind(index + 1) == .identifier {
      let next = file.word(index + 1)
      if next.isModifier || next.isMemberKeyword { return readModifier(word, index) }
    }
    if word.isModifier { return readModifier(word, index) }
    let prefix = takePrefix(at: index)
    if word.isTypeKeyword {
      readType(word, index, prefix)
    } else if word == .typealias {
      readAlias(index, prefix)
    } else if word.isMemberKeyword, let owner = scopes[current].declaration {
      let head = MemberHead(file, keyword: index)
      if let member = head.member(owner: owner, prefix: prefix, isActive: isActive) {
        members.append(member)
      }
    } else if word.isMemberKeyword, current == 0 {
      let head = MemberHead(file, keyword: index)
      if let global = head.member(owner: -1, prefix: prefix, isActive: isActive) {
        globals.append(global)
      }
    }
    return index + 1
  }

  private mutating func readType(_ word: Word, _ index: Int, _ prefix: DeclarationPrefix) {
    guard let header = TypeHeader(file, keyword: index) else { return }
    let scope = scopes[current]
    let outer = scope.isLocal ? nil : scope.declaration.map { types[$0] }
    bodies[header.body] = types.count
    types.append(
      TypeDeclaration(
        kind: header.kind, path: (outer.map { $0.path + "." } ?? "") + header.path,
        name: header.name, prefix: prefix, keyword: index, nameEnd: header.nameEnd,
        inherited: header.inherited, colon: header.colon, clauseEnd: header.clauseEnd,
        isGeneric: header.isGeneric, hasWhere: header.hasWhere, body: header.body,
        isLocal: scope.isLocal,
        isPublicByDefault: outer?.kind == .extension && outer?.isPublic == true,
        isActive: isActive))
  }

  private mutating func readAlias(_ index: Int, _ prefix: DeclarationPrefix) {
    let owner = scopes[current].declaration
    guard file.kind(index + 1) == .identifier, owner != nil || current == 0 else { return }
    let name = file.text(index + 1)
    aliases.append(
      TypeAlias(
        path: owner.map { "\(types[$0].path).\(name)" } ?? name,
        tokens: min(prefix.tokens.lowerBound, index)..<file.endOfLines(from: index + 1)))
  }

  private mutating func readDirective(_ index: Int) -> Int {
    prefix = nil
    let word = file.code[index].word
    guard [.poundIf, .poundElseif, .poundElse, .poundEndif].contains(word) else { return index + 1 }
    var end = index + 1
    while end < file.code.count, !file.code[end].startsLine { end += 1 }
    if word == .poundIf {
      conditionals.append(
        (index, Conditional(scope: current, isActiveAround: isActive, remaining: .holds)))
      enterBranch(Condition.evaluate(file, index + 1..<end))
      return end
    }
    guard let conditional = conditionals.last?.conditional else {
      unbalancedConditions.append(index)
      return end
    }
    if word == .poundEndif {
      conditionals.removeLast()
      isActive = conditional.isActiveAround
    } else {
      current = conditional.scope
      enterBranch(word == .poundElse ? .holds : Condition.evaluate(file, index + 1..<end))
    }
    return end
  }

  private mutating func enterBranch(_ condition: Condition) {
    let last = conditionals.count - 1
    let conditional = conditionals[last].conditional
    isActive = conditional.isActiveAround && conditional.remaining.and(condition) != .fails
    conditionals[last].conditional.remaining = conditional.remaining.and(!condition)
  }
}
