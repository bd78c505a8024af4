import SelfSizingAppSources

/// A folder with a list of cells, its settings, and the app's files that they name.
struct HeightsFolder {
  let path: String, settings: HeightsSettings
  /// The list of cells and whatever is beside it, the app's files and those of the libraries.
  let sources: [RunnerPackage.Source]
  let module: String
  private static let largestFile = 64 << 20

  /// Reads a folder; `findings` takes the keys of the settings that mean nothing.
  init(
    _ folder: String, findings: inout [ContentFinding], memory: SourceMemory = SourceMemory()
  ) throws {
    let path = folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    self.path = path
    let settingsPath = "\(path)/settings.json"
    if FileManager.default.fileExists(atPath: settingsPath) {
      settings = try ContentReader().readDocument(
        HeightsSettings.self, from: try ContentSource.file(settingsPath).bytes(),
        name: settingsPath, findings: &findings)
    } else {
      settings = HeightsSettings()
    }
    let tree = SourceTree(root: path)
    let own = tree.files(matching: PathPattern("*.swift"))
    guard !own.isEmpty else { throw AppCellError.noList(folder: path) }
    let around = URL(fileURLWithPath: path).standardizedFileURL.deletingLastPathComponent()
    module = settings.module ?? ModuleName.of(around.lastPathComponent)
    let without = settings.without
    var taken = Set<String>()
    var sources: [RunnerPackage.Source] = []
    // A file counts once, also where a pattern leads out of the working folder and back.
    let whole = AppFiles.absolute(path)
    func add(_ files: [String], _ library: String?) throws {
      for file in files where taken.insert(Self.joined(whole, file)).inserted {
        let source = Self.joined(path, file)
        let bytes = try ContentSource.file(source).bytes(limit: Self.largestFile)
        let text = String(decoding: bytes, as: UTF8.self)
        sources.append(
          RunnerPackage.Source(
            path: source, text: memory.without(Set(without[file] ?? []), file, text),
            library: library))
      }
    }
    try add(own, nil)
    let excluded = settings.excluding.map(PathPattern.init)
    func matching(_ patterns: [String]) throws -> [String] {
      try patterns.flatMap { pattern in
        let files = tree.files(matching: PathPattern(pattern))
        guard !files.isEmpty else {
          throw AppCellError.nothingMatches(pattern: pattern, settings: settingsPath)
        }
        return files.filter { file in !excluded.contains { $0.matches(file) } }
      }
    }
    try add(matching(settings.sources), nil)
    var modules: Set = [module]
    for library in settings.libraries {
      guard modules.insert(library.name).inserted else {
        throw AppCellError.duplicateModule(library.name, settings: settingsPath)
      }
      try add(matching(library.sources), library.name)
    }
    self.sources = sources
  }

  /// The folders of asset catalogs, as paths from the working folder.
  var assets: [String] { settings.assets.map { Self.joined(path, $0) } }
  var strings: [String] { settings.strings.map { Self.joined(path, $0) } }
  var documents: [String] { settings.documents.map { Self.joined(path, $0) } }

  /// A path of a folder as messages name it: without steps that lead out of a folder and back.
  static func joined(_ folder: String, _ path: String) -> String {
    if path.hasPrefix("/") { return path }
    var parts = folder == "." ? [] : folder.split(separator: "/").map(String.init)
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else {
        parts.append(String(part))
      }
    }
    return (folder.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }
}

private struct SourceTree {
  let root: String

  /// The files that match, as paths from the root, sorted. Hidden folders are passed over.
  func files(matching pattern: PathPattern) -> [String] {
    let base = pattern.base
    let start = base.hasPrefix("/") ? base : base.isEmpty ? root : "\(root)/\(base)"
    guard let isFolder = FolderWalk.isFolder(start) else { return [] }
    if !isFolder { return base.hasSuffix(".swift") ? [base] : [] }
    // A folder that is named whole stands for all files below it.
    let pattern = pattern.hasWildcard ? pattern : PathPattern("\(base)/**/*.swift")
    var walk = FolderWalk(start)
    var found: [String] = []
    while let name = walk.next() {
      let last = name.lastOfPath
      if last.hasPrefix(".") {
        walk.skipDescendants()
      } else if last.hasSuffix(".swift") {
        let path = base.isEmpty ? name : "\(base)/\(name)"
        if pattern.matches(path) { found.append(path) }
      }
    }
    return found.sorted()
  }
}
