import SelfSizing

/// The names that source code gives to what it declares, read at the places of the declarations.
final class DeclaredNames {
  private let root: String
  private lazy var files = SourceFiles(below: root, atMost: Self.largestFolderCount)
  private var lines: [String: [Substring]] = [:]

  /// Names are a convenience, for which no one waits until a whole disk is searched.
  private static let largestFolderCount = 2000
  init(below root: String = ".") { self.root = root }

  /// The name of the constant, variable or property that a line declares, or the one that ends in
  /// `=` before it; nil if the file is not there, or the line declares none.
  func name(at site: DeclarationSite) -> String? {
    let lines = lines(of: files.path(of: site))
    guard lines.indices.contains(site.line - 1) else { return nil }
    if let name = Self.declaredName(in: lines[site.line - 1]) { return name }
    guard site.line > 1, lines[site.line - 2].last(where: { !$0.isWhitespace }) == "=" else {
      return nil
    }
    return Self.declaredName(in: lines[site.line - 2] + " ")
  }

  private static let largestByteCount = 1 << 22

  private func lines(of path: String) -> [Substring] {
    if let known = lines[path] { return known }
    let bytes = try? ContentSource.file("\(root)/\(path)").bytes(limit: Self.largestByteCount)
    let text = String(decoding: bytes ?? [], as: UTF8.self)
    let read = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    lines[path] = read
    return read
  }

  /// The words that may be before a name and do not end a declaration.
  private static let modifiers: Set<Substring> = [
    "private", "fileprivate", "internal", "public", "package", "open", "static", "class", "lazy",
    "weak", "unowned", "final", "nonisolated", "let", "var",
  ]

  /// The name before `=`: `  private let footer: StackItem = cell.stack(…)` declares `footer`.
  static func declaredName(in line: some StringProtocol) -> String? {
    guard let sign = line.firstIndex(of: "="), sign != line.startIndex else { return nil }
    let after = line.index(after: sign)
    // A comparison or an arrow is no assignment.
    guard after == line.endIndex || !"=>".contains(line[after]),
      !"=<>!+-*/%&|^~".contains(line[line.index(before: sign)])
    else { return nil }
    var words = line[..<sign].prefix { $0 != ":" }
      .split(whereSeparator: \.isWhitespace).map { Substring($0) }[...]
    var isDeclaration = false
    while let word = words.first, words.count > 1, modifiers.contains(word) {
      isDeclaration = isDeclaration || word == "let" || word == "var"
      words.removeFirst()
    }
    guard isDeclaration, words.count == 1, let name = words.first,
      let first = name.unicodeScalars.first, first == "_" || first.properties.isXIDStart,
      name.unicodeScalars.allSatisfy({ $0 == "_" || $0.properties.isXIDContinue })
    else { return nil }
    return String(name)
  }
}

extension CommandRun {
  /// Templates with the names of their code, for people. A baseline keeps the templates' own names.
  func namedBySource(_ loaded: [LoadedTemplate]) -> [LoadedTemplate] {
    let names = DeclaredNames()
    return loaded.map { $0.namingItems?(names.name(at:)) ?? $0 }
  }
}
