/// The declarations of an app, as far as each may be followed without the others of its file.
///
/// A cell needs one helper of a file with a hundred, and not the controller that is declared before
/// it. So each type goes with the extensions of it in its file; each member of other extensions,
/// and each global, goes alone. What no name can leave out goes with each part of its file.
package struct AppParts: Sendable {
  /// The parts, each as a file. The path of a part is that of its file and a name; a
  /// file of one part has its own.
  let index: AppIndex
  /// For each path of a part, the app's file.
  private let files: [String: String]
  /// For each part, the names that leave it out of its file.
  private let names: [String: Set<String>]
  /// For each part of an extension of a type that another file declares, that type.
  private let owners: [String: String]
  /// The parts of each file, in their order.
  private let parts: [String: [String]]
  /// For each file, the part that goes with each of its others.
  private let rests: [String: String]
  /// For each file, its parts by the names that they declare outside of types.
  private let declared: [String: [String: [String]]]

  /// Takes the files of an app apart.
  ///
  /// - Complexity: O(n log n) for n bytes.
  init(of index: AppIndex) {
    var files: [String: String] = [:]
    var names: [String: Set<String>] = [:]
    var owners: [String: String] = [:]
    var parts: [String: [String]] = [:]
    var rests: [String: String] = [:]
    var declared: [String: [String: [String]]] = [:]
    var texts: [String: String] = [:]
    for (file, text) in index.texts {
      let taken = index.outlines[file]?.hasEntryPoint == true ? nil : FileParts(of: text)
      guard let taken, taken.parts.count + (taken.rest == nil ? 0 : 1) > 1 else {
        files[file] = file
        parts[file] = [file]
        texts[file] = text
        continue
      }
      for part in taken.parts {
        let path = "\(file)/\(part.key)"
        files[path] = file
        texts[path] = part.text
        names[path] = part.names
        owners[path] = part.owner
        parts[file, default: []].append(path)
        for name in part.declared { declared[file, default: [:]][name, default: []].append(path) }
      }
      if let rest = taken.rest {
        let path = "\(file)/"
        files[path] = file
        texts[path] = rest
        rests[file] = path
        parts[file, default: []].append(path)
      }
    }
    self.files = files
    self.names = names
    self.owners = owners
    self.parts = parts
    self.rests = rests
    self.declared = declared
    self.index = AppIndex(of: texts, partsOf: index)
  }

  func file(of part: String) -> String { files[part] ?? part }

  /// The parts of a file of the app.
  func parts(of file: String) -> [String] { parts[file] ?? [] }

  /// The part that declares a type in a file of the app.
  func part(of file: String, declaring type: String) -> String? {
    parts(of: file).first { index.entry(of: type, in: $0) != nil }
  }

  /// The other parts of its file that a part needs: what it uses by name, and what no name can
  /// leave out.
  func siblings(of part: String) -> [String] {
    let file = file(of: part)
    guard let declared = declared[file], let outline = index.outlines[part] else { return [] }
    func uses(_ name: String, of sibling: String) -> Bool {
      // The compiler says so where an extension of another framework's types is missed.
      if let owner = owners[sibling], !index.hasType(owner), !ViewNames.isExtendedForViews(owner) {
        return false
      }
      return name == "subscript" || outline.memberNames.contains(name)
        || outline.plainNames.contains(name) || outline.typeNames[name] != nil
        || name == "init" && owners[sibling].map { outline.typeNames[$0] != nil } == true
    }
    let used = declared.flatMap { name, parts in parts.filter { uses(name, of: $0) } }
    let found = Set(used).union(rests[file].map { [$0] } ?? [])
    return found.subtracting([part]).sorted()
  }

  /// The names that leave out of a file all but some of its parts.
  func names(in file: String, besides followed: Set<String>) -> Set<String> {
    let left = parts(of: file).filter { !followed.contains($0) }
    guard left.count < parts(of: file).count else { return [] }
    let kept = Set(parts(of: file).filter(followed.contains).compactMap { owners[$0] })
    return left.reduce(into: []) { found, part in
      // An extension of which nothing is left goes as a whole.
      if let owner = owners[part], !kept.contains(owner) {
        found.insert(owner)
      } else {
        found.formUnion(names[part] ?? [])
      }
    }
  }
}

/// The parts of one file.
private struct FileParts {
  struct Part {
    let key: String
    var names: Set<String> = []
    var owner: String?
    /// The names that other parts may use.
    var declared: Set<String> = []
    var text = ""
  }

  private(set) var parts: [Part] = []
  /// The code that no name can leave out; nil for none.
  private(set) var rest: String?

  private let source: SourceFile
  private let parsed: ParsedFile
  private var places: [String: Int] = [:]
  private let imports: String
  /// The tokens of parts, and those that count for nothing.
  private var taken: [Range<Int>] = []

  init(of text: String) {
    parsed = ParsedFile(name: "", bytes: Array(text.utf8))
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
    for (place, _) in top where parsed.types[place].kind == .extension {
      let path = parsed.types[place].path
      for inner in directTypes(in: place) where homes[path] == nil {
        homes[parsed.types[inner].path] = parsed.types[inner].path
      }
    }
    let whole = Set(
      top.map(\.place).filter { parsed.types[$0].kind == .extension && !isDivisible($0) }
        .map { parsed.types[$0].path })
    /// The members of extensions that say what a type conforms to.
    var conforming: Set<String> = []
    for (place, _) in top where isConformance(place) {
      let path = parsed.types[place].path
      conforming.formUnion(parsed.members(of: place).map { "\(path).\($0.name)" })
      conforming.formUnion(directTypes(in: place).map { parsed.types[$0].path })
    }
    for (place, _) in top {
      let type = parsed.types[place]
      let tokens = tokens(of: type)
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
      let tokens = start(of: global.prefix, global.keyword)..<source.end(of: global)
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
    let head = source.byteRange(start(of: type.prefix, type.keyword)..<type.body + 1)
    func add(_ name: String, _ tokens: Range<Int>, isActive: Bool, _ parts: inout FileParts) {
      let path = "\(type.path).\(name)"
      parts.add(
        // The extension that says so is there as a whole.
        type.colon == nil ? tokens : nil,
        to: conforming.contains(path) ? ":: " + type.path : path, naming: [path],
        owner: type.path, declaring: [name], in: head, isActive: isActive)
    }
    if type.colon != nil {
      self.add(
        tokens(of: type), to: ":: " + type.path, naming: [":: " + type.path], owner: type.path,
        declaring: type.inherited.map(\.name), isActive: type.isActive)
    }
    for member in parsed.members(of: place) {
      let tokens = start(of: member.prefix, member.keyword)..<source.end(of: member)
      add(member.name, tokens, isActive: member.isActive, &self)
    }
    for inner in directTypes(in: place) {
      let type = parsed.types[inner]
      add(type.name, tokens(of: type), isActive: type.isActive, &self)
    }
  }

  /// Adds tokens to a part.
  ///
  /// - Parameters:
  ///   - tokens: The tokens; nil if they are there already.
  ///   - key: The part.
  ///   - names: The names that leave them out.
  ///   - owner: The type that they extend; nil for none.
  ///   - declared: The names that other parts may use.
  ///   - head: The bytes of the extension's head around them; nil where they need none.
  ///   - isActive: Whether they are compiled.
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
    var edits = SourceEdits()
    for tokens in taken { edits.blank(source.byteRange(tokens), in: source) }
    let text = String(decoding: edits.applied(to: source.bytes), as: UTF8.self)
    let left = SourceFile(name: "", bytes: Array(text.utf8))
    if left.code.contains(where: { $0.kind == .identifier }) { rest = imports + text }
  }

  /// The types and extensions outside of others, each with those within it.
  private var topLevelTypes: [(place: Int, inner: [Int])] {
    var found: [(place: Int, inner: [Int])] = []
    var end = 0
    for (place, type) in parsed.types.enumerated() {
      if type.keyword >= end {
        guard !type.isLocal else { continue }
        found.append((place, []))
        end = tokens(of: type).upperBound
      } else if !type.isLocal {
        found[found.count - 1].inner.append(place)
      }
    }
    return found
  }

  private func directTypes(in place: Int) -> [Int] {
    let body = tokens(of: parsed.types[place])
    var end = parsed.types[place].body
    return parsed.types.indices.filter { inner in
      let type = parsed.types[inner]
      guard inner > place, body.contains(type.keyword), type.keyword >= end, !type.isLocal else {
        return false
      }
      end = tokens(of: type).upperBound
      return true
    }
  }

  private func isConformance(_ place: Int) -> Bool {
    parsed.types[place].kind == .extension && parsed.types[place].colon != nil
  }

  /// Whether names can leave out all that is in an extension.
  private func isDivisible(_ place: Int) -> Bool {
    let type = parsed.types[place]
    guard let close = source.partner(type.body) else { return false }
    let members = parsed.members(of: place).map {
      start(of: $0.prefix, $0.keyword)..<source.end(of: $0)
    }
    var ranges = members + directTypes(in: place).map { tokens(of: parsed.types[$0]) }
    ranges.sort { $0.lowerBound < $1.lowerBound }
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

  private func tokens(of type: TypeDeclaration) -> Range<Int> {
    let first = start(of: type.prefix, type.keyword)
    return first..<max((source.partner(type.body) ?? type.body) + 1, first)
  }

  private func start(of prefix: DeclarationPrefix, _ keyword: Int) -> Int {
    prefix.tokens.isEmpty ? keyword : min(prefix.tokens.lowerBound, keyword)
  }
}
