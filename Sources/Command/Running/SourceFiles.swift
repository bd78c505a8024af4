import SelfSizing

/// Finds the files that declarations name: `#fileID` has a module and a file, but no folder.
struct SourceFiles {
  /// Folders beyond this many are not searched; a source tree has fewer.
  static let largestFolderCount = 20_000
  private static let suffixes = [".swift", ".xib", ".storyboard"]
  private let paths: [String: [String]]

  /// Searches a folder, except hidden folders and build products, up to a number of folders.
  init(below root: String = ".", atMost count: Int = largestFolderCount) {
    var paths: [String: [String]] = [:]
    var walk = FolderWalk(root)
    var folderCount = 1
    while folderCount <= count, let path = walk.next() {
      let name = path.lastOfPath
      if name.hasPrefix(".") || name == "node_modules" {
        walk.skipDescendants()
      } else if Self.suffixes.contains(where: name.hasSuffix) {
        paths[name, default: []].append(path)
        walk.skipDescendants()
      } else if walk.isAtFolder {
        folderCount += 1
      }
    }
    self.paths = paths.mapValues { $0.sorted() }
  }

  /// The path of the file that a site names, with its module's folders; or the site's own words.
  func path(of site: DeclarationSite) -> String {
    let module = site.fileID.prefix { $0 != "/" }.lowercased()
    return paths[site.fileName]?.max { Self.closeness($0, module) < Self.closeness($1, module) }
      ?? site.fileID
  }

  /// 2 for a folder of the module's name, 1 for one that its name ends with, else 0.
  private static func closeness(_ path: String, _ module: String) -> Int {
    let folders = path.lowercased().split(separator: "/").dropLast()
    if folders.contains(where: { $0 == module }) { return 2 }
    return folders.contains { module.hasSuffix($0) } ? 1 : 0
  }
}
