/// The app's views and controllers under the names that documents of Interface Builder have for
/// them.
struct ClassTable {
  let index: SourceIndex

  var text: String {
    let entries = index.declarations.values.flatMap { $0 }.filter(isNameable).map { reference in
      let path = index[reference].path
      return "  HeadlessClasses.register(\(path).self, named: \"\(name(of: reference))\")"
    }
    return
      (["import UIKit", "", "@MainActor public func registerClassesOfTheApp() {"]
      + Set(entries).sorted() + ["}", ""]).joined(separator: "\n")
  }

  private func isNameable(_ reference: SourceIndex.Reference) -> Bool {
    let declaration = index[reference]
    guard declaration.kind == .class, declaration.isActive, !declaration.isGeneric,
      !declaration.prefix.isPrivate, let root = index.ancestors(of: declaration).foreign,
      UIKitClasses.isKind(root, of: "UIResponder")
    else { return false }
    return outerPaths(of: declaration.path).allSatisfy { outer in
      let declared = index.declarations[outer] ?? []
      let extended = (index.extensions[outer] ?? []).filter { $0.file == reference.file }
      return (declared + extended).allSatisfy {
        !index[$0].prefix.isPrivate && !index[$0].isGeneric
      }
    }
  }

  private func outerPaths(of path: String) -> [String] {
    let names = path.split(separator: ".")
    return (1..<max(names.count, 1)).map { names[..<$0].joined(separator: ".") }
  }

  /// The name that Objective-C would have for a class: the one that `@objc(…)` states, or its own.
  private func name(of reference: SourceIndex.Reference) -> String {
    let declaration = index[reference]
    let source = index.files[reference.file].source
    for attribute in declaration.prefix.attributes where attribute.name == "objc" {
      let stated = attribute.tokens.dropFirst(2).filter { source.kind($0) == .identifier }
      if let name = stated.first { return source.text(name) }
    }
    return declaration.name
  }
}
