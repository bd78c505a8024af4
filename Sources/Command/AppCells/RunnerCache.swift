import SelfSizingAppSources

/// The folder that keeps the packages of runners and what was built for them. All packages share
/// the products of one SelfSizing, and two checkouts of it do not replace each other's.
struct RunnerCache {
  let path: String, packagePath: String
  /// The files of the package as they are when the command begins.
  private let record: PackageRecord

  /// Chooses the folder: the named one, one beside build products, or one in the user's cache.
  init(
    _ named: String, with packagePath: String,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    self.packagePath = packagePath
    record = PackageRecord(ofPackage: packagePath)
    if !named.isEmpty {
      path = AppFiles.absolute(named)
    } else if FolderWalk.isFolder(".build") == true {
      path = AppFiles.absolute(".build/selfsizing")
    } else if let cache = environment["XDG_CACHE_HOME"], cache.hasPrefix("/") {
      path = "\(cache)/selfsizing"
    } else {
      path = "\(FileManager.default.homeDirectoryForCurrentUser.path)/.cache/selfsizing"
    }
  }

  var products: String { "\(path)/build-\(Self.hash(packagePath))" }
  var home: String { "\(path)/home" }

  /// Always the same one: in a new environment the package manager reads manifests again.
  var temporaryFolder: String { "\(products).temporary" }

  func package(for folder: String, module: String) -> String {
    "\(path)/\(module)-\(Self.hash(AppFiles.absolute(folder)))"
  }

  private var recordPath: String { "\(products).sources" }

  /// Why SelfSizing is compiled before the cells are, in words; empty if it is not.
  var reasonToCompilePackage: String {
    guard FileManager.default.fileExists(atPath: products) else {
      return ", and SelfSizing for the first time: this takes a few minutes"
    }
    guard let last = PackageRecord(at: recordPath) else {
      return ", and SelfSizing again, because the last time did not end"
    }
    return record.reason(since: last).map { ", and SelfSizing again, because \($0)" } ?? ""
  }

  func recordPackage() { record.write(to: recordPath) }

  /// A line that says which files SelfSizing has. A package with another line is planned again, as
  /// Swift's package manager does not look for files that come and go in other packages.
  private var stamp: String {
    let files = record.files.keys.sorted().joined(separator: "\n")
    return "\n// Files of SelfSizing: \(Self.hash(files))\n"
  }

  /// Makes the package manager forget its plan for another package, which lacks this one's product.
  private func planAnew(for folder: String) {
    let note = "\(products).planned"
    guard (try? String(contentsOfFile: note, encoding: .utf8)) != folder else { return }
    try? FileManager.default.removeItem(atPath: "\(products)/debug/description.json")
    try? folder.write(toFile: note, atomically: true, encoding: .utf8)
  }

  /// Keeps other runs from compiling here: a sandbox hides the package manager's own lock.
  func alone<Result>(_ limits: WorkerLimits, _ body: () throws -> Result) throws -> Result {
    do { try createFolder(path) } catch {
      throw AppCellError.unwritable(path: path, reason: error.reason)
    }
    let lock: FileLock?
    do { lock = try FileLock(for: products, patience: limits.build) } catch {
      throw AppCellError.notCompiledInTime(seconds: Int(limits.build))
    }
    defer {
      try? FileManager.default.removeItem(atPath: temporaryFolder)
      lock?.release()
    }
    return try body()
  }

  private static func hash(_ text: String) -> String {
    var digest = Digest()
    digest.addBytes(of: text)
    return String(digest.value, radix: 16)
  }

  /// Writes a package. Files that are as they should be are not touched, or compiled again.
  func write(_ package: RunnerPackage, to folder: String) throws(AppCellError) {
    let manager = FileManager.default
    var files = package.files
    files["Package.swift"]? += stamp
    for (name, text) in files.sorted(by: { $0.key < $1.key }) {
      let path = "\(folder)/\(name)"
      let data = Data(text.utf8)
      if manager.contents(atPath: path) == data { continue }
      do {
        try createFolder(path.folderOfPath)
        try data.write(to: URL(fileURLWithPath: path))
      } catch { throw .unwritable(path: path, reason: error.reason) }
    }
    planAnew(for: folder)
    for name in FolderWalk.paths(below: "\(folder)/Sources")
    where name.hasSuffix(".swift") && package.files["Sources/\(name)"] == nil {
      try? manager.removeItem(atPath: "\(folder)/Sources/\(name)")
    }
  }
}
