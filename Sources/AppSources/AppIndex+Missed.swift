/// The files that declare what an error of the compiler misses: only the compiler knows whether a
/// member called `title` is UIKit's or one of the app's extensions.
extension AppIndex {
  /// The files with members, conformances, operators or globals that a line may mean, of types that
  /// the error names if there are any; without those that are followed already or shall not be.
  func files(missedBy error: CompilerError, in text: String, besides taken: Set<String>) -> [String]
  {
    let quoted = error.quoted
    let types = Set(quoted.map(Self.typeName))
    lazy var outline = SwiftOutline(of: text)
    // A name alone means no types of absent frameworks, and of the app's own only related ones.
    func mayBeMeant(_ type: String) -> Bool {
      guard let file = file(declaring: type, from: error.file)
      else { return ViewNames.isExtendedForViews(type) }
      return entry(of: type, in: file)?.keyword == "protocol" || outline.typeNames[type] != nil
        || types.contains { ancestors(of: $0).contains(type) }
    }
    func fresh(_ found: [AppExtensions.Extension]) -> [String] {
      let fresh = found.filter { !taken.contains($0.file) }
      let named = fresh.filter { types.contains($0.type) }
      let groups = Dictionary(
        grouping: named.isEmpty ? fresh.filter { mayBeMeant($0.type) } : named, by: \.type)
      return groups.sorted { $0.key < $1.key }
        .compactMap { nearest($0.value.map(\.file), to: error.file) }
    }
    func globals(_ name: String) -> [String] {
      let files = (declarations.globalFiles[name] ?? []).filter { !taken.contains($0) }
      return nearest(files, to: error.file).map { [$0] } ?? []
    }
    if let name = error.missingType {
      if !hasType(name) { return globals(name) }
      if name.contains("."), let file = file(declaring: name, from: "") {
        return taken.contains(file) ? [] : [file]
      }
    }
    if let member = error.missingMember { return fresh(extensions.all(withMember: member)) }
    if let name = error.missingName {
      return globals(name) + fresh(extensions.all(withMember: name))
    }
    if let sign = quoted.first(where: Self.isOperator) {
      return globals(sign) + fresh(extensions.all(withMember: sign))
    }
    if error.isAboutConversion {
      let found = types.sorted().flatMap { type in
        (extensions.conformances[type] ?? []).map { AppExtensions.Extension(type: type, file: $0) }
      }
      if !fresh(found).isEmpty { return fresh(found) }
    }
    guard error.isAboutCall else { return [] }
    return names(at: error, in: text).sorted().flatMap { fresh(extensions.all(withMember: $0)) }
  }

  private func names(at error: CompilerError, in text: String) -> Set<String> {
    guard let line = error.line(in: text) else { return [] }
    let outline = SwiftOutline(of: String(line))
    return outline.memberNames.union(outline.calledNames)
  }

  private static func isOperator(_ text: String) -> Bool {
    !text.isEmpty && text.allSatisfy { "/=-+!*%<>&|^~?.".contains($0) }
  }

  private static func typeName(_ text: String) -> String {
    let name = ["any ", "some "].first(where: text.hasPrefix).map { text.dropFirst($0.count) }
    return String((name ?? text[...]).prefix { $0.isLetter || $0.isNumber || "_.".contains($0) })
  }
}
