/// The declarations of an app, as far as each may be followed without the others of its file: types
/// with their extensions, and each member of other extensions and each global alone.
struct AppParts: Sendable {
  /// The parts, each as a file at its file's path and a name; a file of one part has its own.
  let index: AppIndex
  private var parts: [String: Part] = [:]
  private var files: [String: File] = [:]

  private struct Part {
    let file: String
    var names: Set<String> = []
    var owner: String?
  }

  private struct File {
    var parts: [String] = []
    var rest: String?
    var declared: [String: [String]] = [:]
  }

  /// Takes the files of an app apart. O(n log n) for n bytes.
  init(of index: AppIndex) {
    var texts: [String: String] = [:]
    for (file, text) in index.texts {
      let taken = index.outlines[file]?.hasEntryPoint == true ? nil : FileParts(of: text)
      guard let taken, taken.parts.count + (taken.rest == nil ? 0 : 1) > 1 else {
        parts[file] = Part(file: file)
        files[file] = File(parts: [file])
        texts[file] = text
        continue
      }
      var found = File()
      for part in taken.parts {
        let path = "\(file)/\(part.key)"
        texts[path] = part.text
        parts[path] = Part(file: file, names: part.names, owner: part.owner)
        found.parts.append(path)
        for name in part.declared { found.declared[name, default: []].append(path) }
      }
      if let rest = taken.rest {
        let path = "\(file)/"
        texts[path] = rest
        parts[path] = Part(file: file)
        found.parts.append(path)
        found.rest = path
      }
      files[file] = found
    }
    self.index = AppIndex(of: texts, partsOf: index)
  }

  func file(of part: String) -> String { parts[part]?.file ?? part }

  func parts(of file: String) -> [String] { files[file]?.parts ?? [] }

  func part(of file: String, declaring type: String) -> String? {
    parts(of: file).first { index.entry(of: type, in: $0) != nil }
  }

  /// The other parts of its file that a part needs, by name or because no name can leave them out.
  func siblings(of part: String) -> [String] {
    guard let file = files[file(of: part)], !file.declared.isEmpty,
      let outline = index.outlines[part]
    else { return [] }
    func uses(_ name: String, of sibling: String) -> Bool {
      // The compiler says so where an extension of another framework's types is missed.
      let owner = parts[sibling]?.owner
      if let owner, !isOwn(owner), !ViewNames.isExtendedForViews(owner) { return false }
      return name == "subscript" || outline.memberNames.contains(name)
        || outline.plainNames.contains(name) || outline.typeNames[name] != nil
        || name == "init" && owner.map { outline.typeNames[$0.lastName] != nil } == true
    }
    let used = file.declared.flatMap { name, parts in parts.filter { uses(name, of: $0) } }
    return Set(used + [file.rest].compactMap { $0 }).subtracting([part]).sorted()
  }

  /// Whether an extended type is one of the app's, or what one of them calls another by an alias.
  private func isOwn(_ type: String) -> Bool {
    index.hasType(type) || type.outerPath.map(index.hasType) ?? false
  }

  func names(in file: String, besides followed: Set<String>) -> Set<String> {
    let left = parts(of: file).filter { !followed.contains($0) }
    guard left.count < parts(of: file).count else { return [] }
    let kept = Set(parts(of: file).filter(followed.contains).compactMap { parts[$0]?.owner })
    return left.reduce(into: []) { found, part in
      // An extension of which nothing is left goes as a whole.
      if let owner = parts[part]?.owner, !kept.contains(owner) {
        found.insert(owner)
      } else {
        found.formUnion(parts[part]?.names ?? [])
      }
    }
  }
}

private struct FileParts {
  struct Part {
    let key: String
    var names: Set<String> = []
    var owner: String?
    var declared: Set<String> = []
    var text = ""
  }

  private(set) var parts: [Part] = []
  private(set) var rest: String?
  private let source: SourceFile
  private let parsed: ParsedFile
  private var places: [String: Int] = [:]
  private let imports: String
  /// The tokens of parts, and those that count for nothing.
  private var taken: [Range<Int>] = []

  init(of text: String) {
    parsed = ParsedFile(text)
    source = parsed.source
    imports = SourceImports.modules(in: source).map { "import \($0)\n" }.joined()
    read()
  }

  private mutating func read() {
    let top = topLevelTypes
    // The parts of types, by the paths of those within them.
    var homes: [String: String] = [:]
    for (place, inner) in top where parsed.types[place].kind != .extension {
      for type in [place] + inner { homes[parsed.types[type].path] = parsed.types[place].path }
    }
    // The extensions that go as a whole, and the members of those that conform to something.
    var (whole, conforming): (Set<String>, Set<String>) = ([], [])
    for (place, _) in top where parsed.types[place].kind == .extension {
      let path = parsed.types[place].path
      for inner in directTypes(in: place) where homes[path] == nil {
        homes[parsed.types[inner].path] = parsed.types[inner].path
      }
      if !isDivisible(place) { whole.insert(path) }
      guard parsed.types[place].colon != nil else { continue }
      conforming.formUnion(contents(of: place).map { "\(path).\($0.name)" })
    }
    for (place, _) in top {
      let type = parsed.types[place]
      let tokens = source.tokens(of: type)
      taken.append(tokens)
      if let home = homes[type.path] {
        add(tokens, to: home, naming: [type.path], isActive: type.isActive)
      } else if whole.contains(type.path) {
        let members = parsed.members(of: place).map(\.name)
        add(
          tokens, to: type.path, naming: [type.path], owner: type.path, declaring: members,
          isActive: type.isActive)
      } else {
        divide(place, conforming)
      }
    }
    for global in parsed.globals where !taken.contains(where: { $0.contains(global.keyword) }) {
      let tokens = source.tokens(of: global)
      taken.append(tokens)
      add(
        tokens, to: global.name, naming: [global.name], declaring: [global.name],
        isActive: global.isActive)
    }
    readRest()
  }

  /// Makes a part of each member of an extension, and one of all that its conformances need.
  private mutating func divide(_ place: Int, _ conforming: Set<String>) {
    let type = parsed.types[place]
    let head = source.byteRange(source.tokens(of: type).lowerBound..<type.body + 1)
    let key = ":: " + type.path
    if type.colon != nil {
      add(
        source.tokens(of: type), to: key, naming: [key], owner: type.path,
        declaring: type.inherited.map(\.lastName), isActive: type.isActive)
    }
    for (name, tokens, isActive) in contents(of: place) {
      let path = "\(type.path).\(name)"
      add(
        // The extension that says so is there as a whole.
        type.colon == nil ? tokens : nil, to: conforming.contains(path) ? key : path,
        naming: [path], owner: type.path, declaring: [name], in: head, isActive: isActive)
    }
  }

  /// The members of a type, and the types directly within it.
  private func contents(of place: Int) -> [(name: String, tokens: Range<Int>, isActive: Bool)] {
    parsed.members(of: place).map { ($0.name, source.tokens(of: $0), $0.isActive) }
      + directTypes(in: place).map { parsed.types[$0] }
      .map { ($0.name, source.tokens(of: $0), $0.isActive) }
  }

  /// Adds tokens, or nil if they are there, to a part, under the bytes of an extension's head if
  /// any.
  private mutating func add(
    _ tokens: Range<Int>?, to key: String, naming names: Set<String>, owner: String? = nil,
    declaring declared: [String] = [], in head: Range<Int>? = nil, isActive: Bool
  ) {
    let place = places[key] ?? parts.count
    if place == parts.count {
      parts.append(Part(key: key, owner: owner, text: imports))
      places[key] = place
    }
    parts[place].names.formUnion(names)
    parts[place].declared.formUnion(declared)
    guard isActive, let tokens else { return }
    let text = source.text(source.byteRange(tokens))
    parts[place].text += head.map { "\(source.text($0))\n\(text)\n}\n" } ?? text + "\n"
  }

  private mutating func readRest() {
    for (index, token) in source.code.enumerated() {
      if token.word == .poundPreview {
        var end = index + 1
        while let close = source.partner(end), close > end { end = close + 1 }
        taken.append(index..<end)
      } else if token.kind == .directive || token.word == .import {
        var end = index + 1
        while let next = source.token(end), !next.startsLine { end += 1 }
        taken.append(index..<end)
      }
    }
    var edits = SourceEdits(source)
    for tokens in taken { edits.blank(tokens) }
    let text = edits.text
    if SourceFile(text).code.contains(where: { $0.kind == .identifier }) { rest = imports + text }
  }

  private var topLevelTypes: [(place: Int, inner: [Int])] {
    var found: [(place: Int, inner: [Int])] = []
    var end = 0
    for (place, type) in parsed.types.enumerated() {
      if type.keyword >= end {
        guard !type.isLocal else { continue }
        found.append((place, []))
        end = source.tokens(of: type).upperBound
      } else if !type.isLocal {
        found[found.count - 1].inner.append(place)
      }
    }
    return found
  }

  private func directTypes(in place: Int) -> [Int] {
    let body = source.tokens(of: parsed.types[place])
    var end = parsed.types[place].body
    return parsed.types.indices.filter { inner in
      let type = parsed.types[inner]
      guard inner > place, body.contains(type.keyword), type.keyword >= end, !type.isLocal
      else { return false }
      end = source.tokens(of: type).upperBound
      return true
    }
  }

  /// Whether names can leave out all that is in an extension.
  private func isDivisible(_ place: Int) -> Bool {
    let type = parsed.types[place]
    guard let close = source.partner(type.body) else { return false }
    let ranges = contents(of: place).map(\.tokens).sorted { $0.lowerBound < $1.lowerBound }
    var index = type.body + 1
    var next = 0
    while index < close {
      while next < ranges.count, ranges[next].upperBound <= index { next += 1 }
      if next < ranges.count, ranges[next].contains(index) {
        index = ranges[next].upperBound
      } else if source.kind(index) == .directive {
        index += 1
        while index < close, source.token(index)?.startsLine == false { index += 1 }
      } else {
        return false
      }
    }
    return true
  }
}
