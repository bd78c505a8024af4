import Foundation

/// Finds the Interface Builder files at a path.
enum InterfacePaths {
  private static let endings = [".xib", ".storyboard"]

  /// The file itself, or the files below a folder in the order of their paths.
  static func files(at path: String) throws -> (files: [String], isFolder: Bool) {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw InterfaceInputError.notFound(path)
    }
    guard isFolder.boolValue else { return ([path], false) }
    let base = path.hasSuffix("/") ? String(path.dropLast()) : path
    let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    let found = names.filter { name in endings.contains { name.hasSuffix($0) } }
    return (found.sorted().map { "\(base)/\($0)" }, true)
  }
}
