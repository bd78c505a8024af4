/// The folder of the package SelfSizing, with which an app's cells are compiled.
enum PackageFolder {
  /// The absolute path of the folder that the command line or the settings name, or else of one
  /// around the executable.
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
