/// A library whose sources are at hand, which an app's cells may need.
package struct AppLibrary: Hashable, Sendable {
  package let name: String
  package let sources: [String]
  package let languageMode: String?
  let memberNames: Set<String>

  package init(
    name: String, sources: [String], languageMode: String? = nil, texts: some Sequence<String>
  ) {
    self.name = name
    self.sources = sources
    self.languageMode = languageMode
    memberNames = texts.map(SwiftOutline.init(of:)).reduce(into: []) { names, outline in
      let members = outline.members.filter { outline.types[$0.owner].isExtension }
      names.formUnion(members.map(\.name))
    }
  }

  /// Whether files import it, or use a member that only a module which any file imports can have.
  func isNeeded(by files: [SwiftOutline], in index: AppIndex) -> Bool {
    files.contains { file in
      file.imports.contains(name)
        || index.imports(name)
          && file.memberNames.contains { memberNames.contains($0) && !index.hasMember($0) }
    }
  }
}
