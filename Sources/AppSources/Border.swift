/// The files of an app and the lines of stubs that are left out, as they do not compile.
package struct Border: Hashable, Sendable {
  package var outside: Set<String> = []
  /// The names of left out declarations in followed files, by the files' paths.
  package var dropped: [String: Set<String>] = [:]
  /// Lines of stubs and of the list of cells, without the spaces before them.
  package var omitted: Set<String> = []
  /// The types that are declared nowhere: empty stubs of them are made.
  package var strangers: Set<String> = []
  /// The cases of types that are declared nowhere and that code takes for enumerations.
  package var cases: [String: [String]] = [:]
  /// The numbers of types in angle brackets after types that are declared nowhere.
  package var genericCounts: [String: Int] = [:]
  /// The types declared nowhere that classes name after their parent, or extensions: protocols.
  package var protocols: Set<String> = []
  /// The files that are followed in addition: the compiler has found no meaning without them.
  package var followed: Set<String> = []
  package var cells: Set<String> = []
  package var libraries: [String: String] = [:]
  /// Why a declaration, a statement, a line or a file is left out: the compiler's words, by name.
  package var reasons: [String: String] = [:]

  package init() {}

  /// A line for each thing of the app that is left out, with the compiler's reason and what helps.
  package var leftOut: [String] {
    func line(_ name: String) -> String { name + (reasons[name].map { " (\($0))" } ?? "") }
    let libraries = libraries.sorted { $0.key < $1.key }.map { name, reason in
      "library \(name) (\(reason)); --library \(name)=FOLDER names sources that compile"
    }
    let files = outside.sorted().map { line($0) + "; its types are stubs" }
    let parts = dropped.sorted { $0.key < $1.key }.flatMap { file, names in
      names.sorted().map { line("\(file): \($0)") }
    }
    return libraries + files + parts
  }

  func drops(_ type: String, in file: String) -> Bool {
    guard let names = dropped[file] else { return false }
    return names.contains { type == $0 || type.hasPrefix($0 + ".") }
  }
}
