/// The types and globals that the files of an app declare, except a file with an entry point.
struct AppDeclarations: Sendable {
  /// The files that declare a type, sorted, by the type's path.
  private(set) var typeFiles: [String: [String]] = [:]
  /// The files that declare a function, a variable or a type alias outside of types; sorted.
  private(set) var globalFiles: [String: [String]] = [:]
  private(set) var innerNames: [String: [String]] = [:]

  init(of files: [OutlinedFile]) {
    for file in files where !file.outline.hasEntryPoint {
      for type in file.outline.types where !type.isExtension {
        typeFiles[type.path, default: []].append(file.path)
      }
      for name in Set(file.outline.globals) { globalFiles[name, default: []].append(file.path) }
    }
    for path in typeNames {
      if let outer = path.outerPath { innerNames[outer, default: []].append(path.lastName) }
    }
  }

  var typeNames: [String] { typeFiles.keys.sorted() }
  func hasType(_ path: String) -> Bool { typeFiles[path] != nil }
}
