/// A library whose sources are at hand, which an app's cells may need.
package struct AppLibrary: Hashable, Sendable {
  package let name: String
  /// Its files, as paths or patterns of a settings file.
  package let sources: [String]
  /// The language mode of its sources; nil for the app's.
  package let languageMode: String?
  /// The names of members with which it extends Apple's types.
  let memberNames: Set<String>

  /// Describes a library by the texts of its files.
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

  /// Whether files of an app need it: they import it, or they use a member of its that neither the
  /// app nor UIKit has. A member comes from a module that any file of the app imports.
  func isNeeded(by files: [SwiftOutline], in index: AppIndex) -> Bool {
    files.contains { file in
      file.imports.contains(name)
        || index.imports(name)
          && file.memberNames.contains { memberNames.contains($0) && !index.hasMember($0) }
    }
  }
}
