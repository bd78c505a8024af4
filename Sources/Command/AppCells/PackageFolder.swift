/// The folder of the package SelfSizing, with which an app's cells are compiled.
enum PackageFolder {
  /// The absolute path of the folder that is named, or else of one around the executable.
  static func path(argument: String, setting: String?, executable: String) throws(AppCellError)
    -> String
  {
    for named in [argument, setting ?? ""] where !named.isEmpty {
      let folder = AppFiles.absolute(named)
      guard isPackage(folder) else { throw .noPackage(path: named) }
      return folder
    }
    var folder = URL(fileURLWithPath: executable).resolvingSymlinksInPath()
    while folder.path != "/" {
      folder.deleteLastPathComponent()
      if isPackage(folder.path) { return folder.path }
    }
    throw .packageNotFound
  }

  private static func isPackage(_ folder: String) -> Bool {
    let manifest = try? String(contentsOfFile: "\(folder)/Package.swift", encoding: .utf8)
    return ["name: \"SelfSizing\"", "SelfSizingCellRunner"].allSatisfy {
      manifest?.contains($0) == true
    }
  }
}
