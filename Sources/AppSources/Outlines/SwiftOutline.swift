/// The declarations and names of a Swift file: enough to find which files of an app it needs.
package struct SwiftOutline: Sendable {
  package struct TypeEntry: Hashable, Sendable {
    package let keyword: String
    package let path: String
    /// The names of the inheritance clause, without generic arguments.
    package let inherited: [String]
    /// The generic parameters with their angle brackets; empty without any.
    package let generics: String
    package let line: Int
    let isPrivate: Bool
    /// The cases of an enumeration, each declaration on one line: `case plain, bold(weight: Int)`.
    package let cases: [String]
    /// The first case of an enumeration; nil for other types, and where it has values.
    var firstCase: String? {
      guard let line = cases.first?.dropFirst("case ".count) else { return nil }
      let name = line.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      return line.dropFirst(name.count).first == "(" || name.isEmpty ? nil : String(name)
    }
    package var isExtension: Bool { keyword == "extension" }
  }

  package struct MemberEntry: Hashable, Sendable {
    package let keyword: String
    package let name: String
    package let owner: Int
    package let isStatic: Bool
    package let isPrivate: Bool
    /// Whether other modules may name it, as far as its own declaration and the one around it say.
    let isPublic: Bool
    let isOverride: Bool
    let isConvenience: Bool
    let isUnavailable: Bool
    let isOutlet: Bool
    /// The labels of the parameters; `_` for none.
    package let labels: [String]
    package let head: String
    package let type: String
    /// The beginning of an initial value that may name a type: `Option<Int>`, or a literal.
    package let initialValue: String
    /// The whole value, if it is a literal or a localized text of literals; empty otherwise.
    let copiedValue: String
    let isStored: Bool
    let isObserved: Bool
    let isConstant: Bool
    package let line: Int

    var writtenName: String { Parameter.keywords.contains(name) ? "`\(name)`" : name }

    package var fullName: String {
      keyword == "var" ? name : name + "(" + labels.map { $0 + ":" }.joined() + ")"
    }
  }

  package let imports: [String]
  package let types: [TypeEntry]
  package let members: [MemberEntry]
  /// The names of functions, variables and type aliases outside of types, private ones left out.
  package private(set) var globals: [String] = []
  /// The capitalized names that do not follow a period, each with its first line.
  package private(set) var typeNames: [String: Int] = [:]
  package private(set) var memberNames: Set<String> = []
  private(set) var calledNames: Set<String> = []
  /// The names that follow a capitalized one and a period, with it: `UIColor.background`.
  private(set) var qualifiedNames: Set<String> = []
  package private(set) var labels: Set<String> = []
  /// The other names that do not follow a period, those left out that are declared there.
  package private(set) var plainNames: Set<String> = []
  private(set) var hasEntryPoint = false

  /// The members that other modules may name: `UIView.addSubview` and `UIView.addSubview(_:)`.
  package var publicMembers: [String] {
    members.filter(\.isPublic).flatMap { member in
      [member.name, member.fullName].map { "\(types[member.owner].path).\($0)" }
    }
  }

  package init(of text: String) { self.init(of: ParsedFile(text)) }

  init(of parsed: ParsedFile) {
    let source = parsed.source
    imports = SourceImports.modules(in: source)
    var places: [Int: Int] = [:]
    var types: [TypeEntry] = []
    for (index, type) in parsed.types.enumerated() where !type.isLocal && type.isActive {
      places[index] = types.count
      types.append(
        TypeEntry(
          keyword: source.text(type.keyword), path: type.path, inherited: type.inherited,
          generics: type.isGeneric && !type.hasWhere
            ? source.flattened(type.nameEnd + 1..<(type.colon ?? type.body)) : "",
          line: source.line(at: Int(source.code[type.keyword].start)),
          isPrivate: type.prefix.isPrivate,
          cases: type.kind == .enum ? source.cases(in: type.body) : []))
    }
    self.types = types
    members = parsed.members.compactMap { member in
      guard let owner = places[member.owner], member.isActive else { return nil }
      var value = ""
      if member.kind == .property, source.kind(member.headEnd) == .operation,
        source.isText(member.headEnd, "="), source.token(member.headEnd + 1) != nil
      {
        value = source.typeText(at: member.headEnd + 1)
      }
      return MemberEntry(
        keyword: source.text(member.keyword) == "let" ? "var" : source.text(member.keyword),
        name: member.name, owner: owner, isStatic: member.isStatic,
        isPrivate: parsed.isPrivate(member), isPublic: parsed.isPublic(member),
        isOverride: member.prefix.modifiers.contains(.override),
        isConvenience: member.prefix.modifiers.contains(.convenience),
        isUnavailable: member.isUnavailable, isOutlet: member.prefix.has(attribute: "IBOutlet"),
        labels: member.parameters.map(\.label),
        head: source.flattened(member.keyword..<member.headEnd),
        type: source.flattened(member.type), initialValue: value,
        copiedValue: source.copiedValue(of: member), isStored: source.isStored(member),
        isObserved: source.isObserved(member), isConstant: source.text(member.keyword) == "let",
        line: source.line(at: Int(source.code[member.keyword].start)))
    }
    readNames(of: source)
  }

  private mutating func readNames(of source: SourceFile) {
    var depth = 0
    var isPrivate = false
    for (index, token) in source.code.enumerated() {
      switch token.kind {
      case .leftBrace: depth += 1
      case .rightBrace:
        depth = max(depth - 1, 0)
        isPrivate = false
      case .at
      where source.isText(index + 1, "main") || source.isText(index + 1, "UIApplicationMain"):
        hasEntryPoint = true
      case .identifier:
        let name = source.text(index)
        if source.kind(index - 1) == .period {
          memberNames.insert(name)
          if source.kind(index + 1) == .leftParenthesis { calledNames.insert(name) }
          if index > 1, source.kind(index - 2) == .identifier, source.text(index - 2).isCapitalized
          {
            qualifiedNames.insert("\(source.text(index - 2)).\(name)")
          }
        } else if name.isCapitalized {
          if typeNames[name] == nil { typeNames[name] = source.line(at: Int(token.start)) }
        } else if source.kind(index + 1) == .colon {
          labels.insert(name)
        } else if index == 0
          || !["let", "var", "func", "case", "for"].contains(source.text(index - 1))
        {
          plainNames.insert(name)
        }
        guard depth == 0 else { continue }
        if token.startsLine { isPrivate = false }
        if name == "private" || name == "fileprivate" { isPrivate = true }
        if ["func", "var", "let", "typealias"].contains(name), !isPrivate,
          source.kind(index - 1) != .period,
          [.identifier, .operation].contains(source.kind(index + 1))
        {
          globals.append(source.text(index + 1))
        }
      default: break
      }
    }
  }
}

extension SourceFile {
  fileprivate func typeText(at index: Int) -> String {
    var end = index + 1
    if kind(index) == .leftBracket, let close = partner(index) {
      return kind(close + 1) == .leftParenthesis ? flattened(index..<close + 1) : "["
    }
    while kind(end) == .period, isAdjacent(end), kind(end + 1) == .identifier,
      text(end + 1).isCapitalized
    { end += 2 }
    if isText(end, "<"), isAdjacent(end) {
      var depth = 0
      var last = end
      while let token = token(last), !token.startsLine, last - end < 64 {
        if isText(last, "<") { depth += 1 }
        if isText(last, ">") { depth -= 1 }
        last += 1
        if depth == 0 { break }
      }
      if depth == 0 { end = last }
    }
    return flattened(index..<end)
  }

  fileprivate func isStored(_ member: Member) -> Bool {
    guard member.kind == .property else { return false }
    return member.body.map { [.willSet, .didSet].contains(word($0 + 1)) } ?? true
  }

  fileprivate func isObserved(_ member: Member) -> Bool {
    guard isStored(member) else { return false }
    let tokens = member.body.map { $0..<$0 + 1 } ?? member.headEnd..<end(of: member)
    return tokens.contains { index in
      kind(index) == .leftBrace && [.willSet, .didSet].contains(word(index + 1))
    }
  }

  fileprivate func copiedValue(of member: Member) -> String {
    guard member.kind == .property else { return "" }
    var tokens: Range<Int>
    if isText(member.headEnd, "=") {
      tokens = member.headEnd + 1..<end(of: member)
    } else if let body = member.body, let close = partner(body) {
      tokens = body + 1..<close
      if word(tokens.lowerBound) == .return { tokens = tokens.lowerBound + 1..<close }
    } else {
      return ""
    }
    guard let first = tokens.first else { return "" }
    func isLiteral(_ index: Int) -> Bool {
      [.number, .string].contains(kind(index)) || isText(index, "true") || isText(index, "false")
    }
    let isSigned = isText(first, "-") && tokens.count == 2 && kind(first + 1) == .number
    // The arguments of a localized text are literals and labels.
    let isLocalized =
      isText(first, "NSLocalizedString")
      && tokens.dropFirst().allSatisfy { index in
        isLiteral(index)
          || [.comma, .colon, .leftParenthesis, .rightParenthesis].contains(kind(index))
          || kind(index) == .identifier && kind(index + 1) == .colon
      }
    guard tokens.count == 1 && isLiteral(first) || isSigned || isLocalized else { return "" }
    let text = flattened(tokens)
    return text.contains("\n") ? "" : text
  }

  fileprivate func cases(in body: Int) -> [String] {
    guard let end = partner(body) else { return [] }
    var cases: [String] = []
    var index = body + 1
    while index < end {
      if isText(index, "case"), kind(index - 1) != .period {
        let start = index
        index += 1
        while index < end, !code[index].startsLine || isContinued(index) { index = next(index) }
        cases.append(flattened(start..<index))
      } else {
        index = next(index)
      }
    }
    return cases
  }
}
