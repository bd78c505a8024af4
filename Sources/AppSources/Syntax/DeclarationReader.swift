/// Reads which types and members a file declares, from its tokens alone, in O(count of tokens):
/// their heads, whatever is in bodies. What it cannot read it passes over.
struct DeclarationReader {
  /// The code between two braces.
  private struct Scope {
    let outer: Int
    let declaration: Int?
    let isLocal: Bool
    /// The types around it; those beyond `deepestNesting` count as local, for paths grow with them.
    var depth = 0
  }

  private static let deepestNesting = 32

  private struct Conditional {
    let index: Int
    let scope: Int
    let isActiveAround: Bool
    var remaining: Condition
  }

  let file: SourceFile
  private(set) var types: [TypeDeclaration] = []
  private(set) var members: [Member] = []
  /// The functions and properties outside of types; they have no owner.
  private(set) var globals: [Member] = []
  private(set) var aliases: [TypeAlias] = []
  private(set) var unbalancedConditions: [Int] = []
  private var scopes = [Scope(outer: 0, declaration: nil, isLocal: false)]
  private var current = 0
  private var conditionals: [Conditional] = []
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
    addToPrefix(index..<end) { $0.attributes.append(.init(name: name, tokens: index..<end)) }
    return end
  }

  private mutating func takePrefix(at index: Int) -> DeclarationPrefix {
    defer { prefix = nil }
    return prefix ?? DeclarationPrefix(tokens: index..<index)
  }

  /// The prefix is taken out, so that adding to it copies nothing.
  private mutating func addToPrefix(_ tokens: Range<Int>, _ add: (inout DeclarationPrefix) -> Void)
  {
    var prefix = takePrefix(at: tokens.lowerBound)
    add(&prefix)
    prefix.tokens = prefix.tokens.lowerBound..<tokens.upperBound
    self.prefix = prefix
  }

  private mutating func readModifier(_ word: Word, _ index: Int) -> Int {
    // `private(set)` limits the setter alone; Swift allows a space in it.
    let isSetter = file.isText(index + 2, "set")
    let hasList =
      file.kind(index + 1) == .leftParenthesis && file.kind(index + 3) == .rightParenthesis
      && (file.isAdjacent(index + 1) || isSetter)
    let end = hasList ? index + 4 : index + 1
    addToPrefix(index..<end) { if !hasList || !isSetter { $0.modifiers.insert(word) } }
    return end
  }

  private mutating func readWord(_ word: Word, _ index: Int) -> Int {
    let next = file.word(index + 1)
    let isClassModifier =
      word == .class && file.kind(index + 1) == .identifier
      && (next.isModifier || next.isMemberKeyword)
    if word.isModifier || isClassModifier { return readModifier(word, index) }
    let prefix = takePrefix(at: index)
    if word.isTypeKeyword {
      readType(index, prefix)
    } else if word == .typealias {
      readAlias(index, prefix)
    } else if word.isMemberKeyword, scopes[current].declaration != nil || current == 0 {
      let owner = scopes[current].declaration
      if let member = Member(file, index, owner: owner ?? -1, prefix, isActive: isActive) {
        if owner == nil { globals.append(member) } else { members.append(member) }
      }
    }
    return index + 1
  }

  private mutating func readType(_ index: Int, _ prefix: DeclarationPrefix) {
    let scope = scopes[current]
    let outer = scope.isLocal ? nil : scope.declaration.map { types[$0] }
    guard
      let type = TypeDeclaration(
        file, index, prefix, in: outer, isLocal: scope.isLocal, isActive: isActive)
    else { return }
    bodies[type.body] = types.count
    types.append(type)
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
        Conditional(index: index, scope: current, isActiveAround: isActive, remaining: .holds))
      enterBranch(Condition.evaluate(file, index + 1..<end))
      return end
    }
    guard let conditional = conditionals.last else {
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
    let conditional = conditionals[last]
    isActive = conditional.isActiveAround && conditional.remaining.and(condition) != .fails
    conditionals[last].remaining = conditional.remaining.and(!condition)
  }
}
