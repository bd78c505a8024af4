enum InterfacePaths {
  private static let endings = [".xib", ".storyboard"]

  /// The file itself, or the files below a folder in the order of their paths.
  static func files(at path: String) throws -> (files: [String], isFolder: Bool) {
    guard let isFolder = FolderWalk.isFolder(path) else { throw InterfaceInputError.notFound(path) }
    guard isFolder else { return ([path], false) }
    let base = path.hasSuffix("/") ? String(path.dropLast()) : path
    let found = FolderWalk.paths(below: path).filter { name in
      endings.contains { name.hasSuffix($0) }
    }
    return (found.sorted().map { "\(base)/\($0)" }, true)
  }
}
