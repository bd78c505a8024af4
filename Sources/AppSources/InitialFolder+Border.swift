import SelfSizingSourceOverlay

extension InitialFolder {
  /// A file of more errors goes outside as a whole, if it holds no views.
  private static let largestErrorCount = 12
  /// So does a file of more errors that others were left out of.
  private static let largestRemainder = 3

  /// The border after a compilation: declarations that do not compile are left out, of views single
  /// statements and members only; so are lines of shells, and files of which nothing else can be
  /// left out.
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
          moved.omitted.insert(String(line))
        }
      } else if closure.files.contains(file) {
        let isWhole = !holdsViews.contains(file)
        let largest =
          border.dropped[file] == nil ? Self.largestErrorCount : Self.largestRemainder
        if isWhole, errors.count > largest {
          moved.outside.insert(file)
          continue
        }
        for error in errors {
          if let name = droppable(around: error.line, of: file, border)
            ?? partOfView(around: error.line, of: file, border)
          {
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

  /// The innermost statement around a line of a view's code that may be left out, or else the
  /// member around it; of a class what it conforms to.
  private func partOfView(around line: Int, of file: String, _ border: Border) -> String? {
    guard holdsViews.contains(file), let text = index.texts[file] else { return nil }
    let dropped = border.dropped[file] ?? []
    let statements = NamedDeclarations.statements(around: line, in: text)
    if let name = statements.first(where: { !dropped.contains($0) }) { return name }
    let outline = index.outlines[file]?.types ?? []
    if let type = outline.first(where: { $0.line == line && $0.keyword == "class" }) {
      let name = ": \(type.path)"
      return type.inherited.count > 1 && !dropped.contains(name) ? name : nil
    }
    let types = Set(outline.map(\.path))
    return NamedDeclarations.names(around: line, in: text).first { name in
      !dropped.contains(name) && !types.contains(name) && !name.hasSuffix(".init")
    }
  }
}
