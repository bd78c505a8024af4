extension InitialFolder {
  /// A file of more errors, without views and helpers, goes outside: stubs of it will do.
  private static let largestErrorCount = 3

  /// The border after a compilation; nil if nothing else can be left out.
  ///
  /// Stubs are made of types that are nowhere; what does not compile is left out: statements before
  /// members before files. The cells and their parents stay, whatever is left of them.
  package func border(after errors: [CompilerError], _ border: Border) -> Border? {
    var moved = border
    let taken = closure.taken
    var open: Set<String> = []
    for error in errors {
      let before = moved
      supply(what: error, besides: taken, border, &moved)
      if moved != before { open.insert(error.file) }
    }
    let byFile = Dictionary(grouping: errors, by: \.file).sorted { $0.key < $1.key }
    if moved != border {
      for (file, errors) in byFile where closure.files.contains(file) {
        // A member that no one declares will be missing in the next round, too.
        let certain = errors.filter { error in
          !open.contains(file)
            || strangerCase(in: error, border) == nil
              && error.missingMember.map { !isDeclared($0) } ?? false
        }
        if !certain.isEmpty { leaveOut(certain, of: file, border, &moved) }
      }
      return moved
    }
    for (file, errors) in byFile {
      if let text = files[file], !file.hasSuffix(".json") {
        moved.omitted.formUnion(omissions(of: errors, in: text))
      } else if closure.files.contains(file) {
        leaveOut(errors, of: file, border, &moved)
      }
    }
    if moved != border { return moved }
    // Whole views only where nothing else helps.
    for (file, errors) in byFile {
      for error in errors {
        guard let name = viewType(around: error.line, of: file, border) else { continue }
        moved.dropped[file, default: []].insert(name)
      }
    }
    if moved != border { return moved }
    // A declaration that has no name to leave it out by, such as an operator, takes its file along.
    let kept = Set(
      cells.flatMap { index.ancestors(of: $0) }.compactMap { index.file(declaring: $0, from: "") })
    for (file, errors) in byFile where closure.files.contains(file) && !kept.contains(file) {
      moved.outside.insert(file)
      moved.reasons[file] = errors[0].message
    }
    return moved == border ? nil : moved
  }

  /// Follows what an error misses of the app's own declarations, and notes types that are nowhere.
  private func supply(
    what error: CompilerError, besides taken: Set<String>, _ border: Border, _ moved: inout Border
  ) {
    // Of what was missed itself, only helpers may miss others: the rest leads too far into the app.
    if !closure.missed.contains(error.file) || index.extendsForeignTypes(error.file) {
      let text = index.texts[error.file] ?? ""
      moved.followed.formUnion(closure.parts.index.files(missedBy: error, in: text, besides: taken))
    }
    if let name = error.missingType, isStranger(name, border) { moved.strangers.insert(name) }
    if let name = error.inheritedProtocol, border.strangers.contains(name) {
      moved.protocols.insert(name)
    }
    if let (type, count) = genericStranger(in: error, border) { moved.genericCounts[type] = count }
    if let (type, name) = strangerCase(in: error, border),
      moved.cases[type]?.contains(name) != true
    {
      moved.cases[type, default: []].append(name)
    }
  }

  /// Whether a stub of a type may be made: nothing declares it yet, and what is around it is there.
  private func isStranger(_ name: String, _ border: Border) -> Bool {
    if let outer = name.outerPath {
      return !border.strangers.contains(name)
        && (index.file(declaring: outer, from: "") != nil || border.strangers.contains(outer))
    }
    return !index.hasKnownType(name) && !closure.stubs.contains { $0.type == name }
      && !closure.files.contains { file in
        index.entry(of: name, in: file) != nil && !closure.leavesOut(name, in: file)
      }
  }

  private func genericStranger(in error: CompilerError, _ border: Border) -> (String, Int)? {
    guard error.message.hasPrefix("cannot specialize non-generic type"),
      let type = error.quoted.first, border.strangers.contains(type),
      border.genericCounts[type] == nil,
      let line = error.line(in: index.texts[error.file] ?? files[error.file] ?? ""),
      let start = line.firstRange(of: "\(type)<")?.upperBound
    else { return nil }
    return (type, SampleValues.parameters(in: line[start...]).count)
  }

  private func isDeclared(_ member: String) -> Bool {
    index.hasMember(member) || index.hasKnownMember(member)
      || libraries.contains { $0.memberNames.contains(member) }
  }

  private func strangerCase(in error: CompilerError, _ border: Border) -> (String, String)? {
    guard let name = error.missingMember, ModuleName.isValid(name), !name.isCapitalized,
      let type = error.quoted.first.map({ String($0.prefix { $0 != "?" }) }),
      border.strangers.contains(type), let line = error.line(in: index.texts[error.file] ?? "")
    else { return nil }
    let source = SourceFile(String(line))
    let isImplicit = source.code.indices.contains { index in
      source.kind(index) == .identifier && source.text(index) == name
        && source.kind(index - 1) == .period
        && ![.identifier, .rightParenthesis, .rightBracket].contains(source.kind(index - 2))
    }
    return isImplicit ? (type, name) : nil
  }

  /// The lines of a written file that do not compile; those of the list with their cells.
  private func omissions(of errors: [CompilerError], in text: String) -> [String] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0.drop { $0 == " " }) }
    return errors.compactMap { error in
      guard lines.indices.contains(error.line - 1) else { return nil }
      let line = lines[error.line - 1]
      let cell = lines[..<error.line].reversed().lazy.compactMap { line in
        cells.first { Self.isEntry(line, of: $0) }
      }.first
      guard let cell else { return line }
      return Self.isEntry(line, of: cell) ? Self.entry(of: cell) : Self.sample(line, of: cell)
    }
  }

  private func leaveOut(
    _ errors: [CompilerError], of file: String, _ border: Border, _ moved: inout Border
  ) {
    let isWhole = !holdsViews.contains(file)
    if isWhole, errors.count > Self.largestErrorCount, !index.extendsForeignTypes(file) {
      moved.outside.insert(file)
      moved.reasons[file] = "\(errors.count) errors: \(errors[0].message)"
      return
    }
    for error in errors {
      func drop(_ name: String, of file: String) {
        moved.dropped[file, default: []].insert(name)
        if !error.message.isEmpty { moved.reasons["\(file): \(name)"] = error.message }
      }
      if error.isAboutNoOverride, let (file, name) = namedMember(in: error, border) {
        drop(name, of: file)
      } else if let name = droppable(around: error.line, of: file, border)
        ?? partOfView(around: error.line, of: file, border)
      {
        drop(name, of: file)
      } else if let (file, name) = namedMember(in: error, border) {
        drop(name, of: file)
      } else if isWhole {
        moved.outside.insert(file)
        moved.reasons[file] = error.message
      }
      // The compiler stops at the first such statement of a closure.
      for line in similarLines(to: error) {
        if let name = statement(around: line, of: file, border) { drop(name, of: file) }
      }
    }
  }

  /// The lines that start with the variable of an error's line and a member that no one declares.
  private func similarLines(to error: CompilerError) -> [Int] {
    guard let text = index.texts[error.file], let missing = error.missingMember,
      let line = error.line(in: text)
    else { return [] }
    func unindented(_ line: Substring) -> Substring { line.drop { $0 == " " || $0 == "\t" } }
    func word(_ text: Substring) -> Substring {
      text.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    }
    let start = word(unindented(line)) + "."
    guard start.count > 1, unindented(line).hasPrefix(start + missing) else { return [] }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(unindented)
    return lines.indices.filter { index in
      guard lines[index].hasPrefix(start) else { return false }
      let member = word(lines[index].dropFirst(start.count))
      return member == missing || !member.isEmpty && !isDeclared(String(member))
    }.map { $0 + 1 }
  }

  private func statement(around line: Int, of file: String, _ border: Border) -> String? {
    guard let text = index.texts[file] else { return nil }
    let dropped = border.dropped[file] ?? []
    return NamedStatements.names(around: line, in: memory.file(file, text))
      .first { !dropped.contains($0) }
  }

  /// The member that an error at the first line of a type names, with the file that declares it.
  private func namedMember(in error: CompilerError, _ border: Border) -> (String, String)? {
    guard let type = index.outlines[error.file]?.types.first(where: { $0.line == error.line })
    else { return nil }
    let quoted = error.quoted.map { String($0.prefix { $0 != "(" }) }
    // Such an error names no member: it is one that no class has, of an extension.
    func isMeant(_ member: SwiftOutline.MemberEntry, in outline: SwiftOutline) -> Bool {
      quoted.contains(member.name)
        || error.isAboutNoOverride && member.isOverride && outline.types[member.owner].isExtension
          && !index.hasKnownMember(member.name)
    }
    for file in closure.files {
      guard let outline = index.outlines[file] else { continue }
      for member in outline.members
      where member.keyword != "init" && outline.types[member.owner].path == type.path
        && isMeant(member, in: outline)
      {
        let name = "\(type.path).\(member.name)"
        if border.dropped[file]?.contains(name) != true { return (file, name) }
      }
    }
    return nil
  }

  /// The innermost declaration around a line that may be left out: no view, and no part of one. Of
  /// a class's initializer it is a statement, or else the class.
  private func droppable(around line: Int, of file: String, _ border: Border) -> String? {
    guard let text = index.texts[file], let outline = index.outlines[file] else { return nil }
    let parsed = memory.file(file, text)
    let dropped = border.dropped[file] ?? []
    let types = Set(outline.types.map(\.path))
    for name in NamedDeclarations.names(around: line, in: parsed) {
      let owner = types.contains(name) ? name : name.outerPath ?? name
      if index.isView(owner, from: file) { continue }
      // Without it a class may inherit others, and calls of a structure's have no meaning.
      if name.hasSuffix(".init") {
        if let statement = statement(around: line, of: file, border) { return statement }
        if index.entry(of: owner, in: file)?.keyword == "class" { continue }
      }
      if !types.contains(name), owner == name {
        // A global: first a statement of its code, or the value that it has.
        if let statement = statement(around: line, of: file, border) { return statement }
        let value = "= " + name
        if !dropped.contains(value), NamedDeclarations.hasTypedValue(name, in: parsed) {
          return value
        }
      }
      let isExtension = types.contains(name) && index.file(declaring: name, from: file) == nil
      let head = outline.types.first { isExtension && $0.path == name && $0.line == line }
      let left =
        head.map { NamedDeclarations.conformances(of: name, to: $0.inherited) }
        ?? (isExtension ? ":: " + name : name)
      // The extended type may be missing; without this extension the rest of the file may compile.
      if let head, head.inherited.isEmpty || dropped.contains(left), !dropped.contains(name) {
        return name
      }
      if !dropped.contains(left) { return left }
    }
    return nil
  }

  /// The innermost statement or else member of a view around a line, or what a type conforms to.
  private func partOfView(around line: Int, of file: String, _ border: Border) -> String? {
    guard holdsViews.contains(file), let text = index.texts[file] else { return nil }
    if let name = statement(around: line, of: file, border) { return name }
    let parsed = memory.file(file, text)
    let dropped = border.dropped[file] ?? []
    let outline = index.outlines[file]?.types ?? []
    if let type = outline.first(where: { $0.line == line }) {
      let name =
        type.isExtension
        ? NamedDeclarations.conformances(of: type.path, to: type.inherited) : ": " + type.path
      let isLong = type.inherited.count > (type.isExtension ? 0 : 1)
      if ["class", "extension"].contains(type.keyword), isLong, !dropped.contains(name) {
        return name
      }
    }
    let types = Set(outline.map(\.path))
    let names = NamedDeclarations.names(around: line, in: parsed)
    let member = names.first {
      !types.contains($0) && !$0.hasSuffix(".init") && !dropped.contains($0)
    }
    return member.map { name in
      let value = "= " + name
      let isKept = !dropped.contains(value) && NamedDeclarations.hasTypedValue(name, in: parsed)
      return isKept ? value : name
    }
  }

  private func viewType(around line: Int, of file: String, _ border: Border) -> String? {
    guard holdsViews.contains(file), let text = index.texts[file] else { return nil }
    let dropped = border.dropped[file] ?? []
    let types = Set(index.outlines[file]?.types.map(\.path) ?? [])
    let kept = Set(cells.flatMap { index.ancestors(of: $0) })
    return NamedDeclarations.names(around: line, in: memory.file(file, text)).first {
      types.contains($0) && !dropped.contains($0) && !kept.contains($0)
    }
  }
}
