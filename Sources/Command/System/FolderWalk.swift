/// The paths below a folder, each folder before what is in it. Only the first link is followed.
struct FolderWalk: IteratorProtocol {
  private let root: String
  /// Paths that are still to come, the next one last.
  private var waiting: [String] = []
  /// The folder that was returned last and has not been entered.
  private var unentered: String?

  init(_ folder: String) {
    root = folder
    enter("")
  }

  mutating func next() -> String? {
    if let folder = unentered { enter(folder) }
    unentered = nil
    guard let path = waiting.popLast() else { return nil }
    if fileStatus("\(root)/\(path)", ofLink: true)?.kind == S_IFDIR { unentered = path }
    return path
  }

  var isAtFolder: Bool { unentered != nil }
  mutating func skipDescendants() { unentered = nil }

  private mutating func enter(_ folder: String) {
    let path = folder.isEmpty ? root : "\(root)/\(folder)"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    waiting += names.sorted(by: >).map { folder.isEmpty ? $0 : "\(folder)/\($0)" }
  }

  static func paths(below folder: String) -> [String] {
    var walk = FolderWalk(folder)
    var paths: [String] = []
    while let path = walk.next() { paths.append(path) }
    return paths
  }

  /// Whether a path is that of a folder, or of a link to one; nil where nothing is.
  static func isFolder(_ path: String) -> Bool? { fileStatus(path).map { $0.kind == S_IFDIR } }

  /// The size of a file in bytes, and its last change in nanoseconds since 1970; nil without one.
  static func facts(of path: String) -> (size: Int, change: Int)? {
    guard let status = fileStatus(path) else { return nil }
    #if canImport(Darwin)
      let change = status.st_mtimespec
    #else
      let change = status.st_mtim
    #endif
    return (Int(status.st_size), Int(change.tv_sec) * 1_000_000_000 + Int(change.tv_nsec))
  }
}

extension String {
  var folderOfPath: String {
    guard let slash = lastIndex(of: "/") else { return "" }
    return slash == startIndex ? "/" : String(self[..<slash])
  }

  var lastOfPath: String { split(separator: "/").last.map(String.init) ?? self }
}
