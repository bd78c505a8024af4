/// The files of an app that are left outside, and the lines of stubs that are left out, as they do
/// not compile.
package struct Border: Hashable, Sendable {
  /// The paths of files in the app's folder.
  package var outside: Set<String> = []
  /// The names of declarations in followed files that are left out, by the files' paths.
  package var dropped: [String: Set<String>] = [:]
  /// Lines of stubs and of the list of cells, without the spaces before them.
  package var omitted: Set<String> = []
  /// The names of types that are declared nowhere: empty stubs of them are made.
  package var strangers: Set<String> = []

  package init() {}

  /// Whether a type of a followed file is left out, itself or with the one around it.
  func drops(_ type: String, in file: String) -> Bool {
    guard let names = dropped[file] else { return false }
    return names.contains { type == $0 || type.hasPrefix($0 + ".") }
  }
}
