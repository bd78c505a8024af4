/// The folder of the package SelfSizing, with which an app's cells are compiled.
enum PackageFolder {
  /// Returns the absolute path of the folder.
  ///
  /// - Parameters:
  ///   - argument: What the command line names; empty for nothing.
  ///   - setting: What the settings name, as a path from the working folder; nil for nothing.
  ///   - executable: The path of this executable, around which it is looked for.
  /// - Throws: `AppCellError.noPackage` or `.packageNotFound`.
  static func path(argument: String, setting: String?, executable: String) throws(AppCellError)
    -> String
  {
    for named in [argument.isEmpty ? nil : argument, setting] {
      guard let named else { continue }
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
    guard let manifest = try? String(contentsOfFile: "\(folder)/Package.swift", encoding: .utf8)
    else { return false }
    return manifest.contains("name: \"SelfSizing\"") && manifest.contains("SelfSizingCellRunner")
  }
}
