import SelfSizingSourceOverlay

extension InitialFolder {
  /// A file of more errors goes outside as a whole, if it holds no views.
  private static let largestErrorCount = 12

  /// The border after a compilation: declarations that do not compile are left out, except views;
  /// so are lines of shells, and files of which nothing else can be left out.
  ///
  /// - Parameters:
  ///   - errors: The places of the compiler's errors, by the paths of the app's files in its
  ///     folder, and the names of the new folder's.
  ///   - border: The border of this folder.
  /// - Returns: nil if nothing else can be left out.
  public func border(after errors: [(file: String, line: Int)], _ border: Border) -> Border? {
    var moved = border
    let shells =
      files["Stubs.swift"].map { $0.split(separator: "\n", omittingEmptySubsequences: false) } ?? []
    for (file, errors) in Dictionary(grouping: errors, by: \.file).sorted(by: { $0.key < $1.key }) {
      if file == "Stubs.swift" {
        for error in errors where shells.indices.contains(error.line - 1) {
          let line = shells[error.line - 1].drop { $0 == " " }
          if Self.isMember(line) { moved.omitted.insert(String(line)) }
        }
      } else if closure.files.contains(file) {
        let isWhole = !holdsViews.contains(file)
        if isWhole, errors.count > Self.largestErrorCount {
          moved.outside.insert(file)
          continue
        }
        for error in errors {
          if let name = droppable(around: error.line, of: file, border) {
            moved.dropped[file, default: []].insert(name)
          } else if isWhole {
            moved.outside.insert(file)
          }
        }
      }
    }
    return moved == border ? nil : moved
  }

  /// The innermost declaration around a line that may be left out: no view, and no part of one.
  private func droppable(around line: Int, of file: String, _ border: Border) -> String? {
    guard let text = index.texts[file], let outline = index.outlines[file] else { return nil }
    let dropped = border.dropped[file] ?? []
    let types = Set(outline.types.map(\.path))
    return NamedDeclarations.names(around: line, in: text).first { name in
      let owner =
        types.contains(name)
        ? name : name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
      return !dropped.contains(name) && !index.isView(owner, from: file)
    }
  }

  /// Whether a line of the shells is a member of one, and not the beginning or the end of it.
  private static func isMember(_ line: Substring) -> Bool {
    let line = line.hasPrefix("public ") ? line.dropFirst(7) : line
    return !["class ", "struct ", "enum ", "protocol ", "extension ", "actor ", "}", "#", "//"]
      .contains(where: line.hasPrefix)
  }
}
