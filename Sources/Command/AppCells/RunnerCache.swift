import SelfSizingAppSources

/// The folder that keeps the packages of runners and what was built for them.
///
/// All packages share one folder of build products for each place of SelfSizing, so that it is
/// compiled once, and two checkouts of it do not replace each other's products.
struct RunnerCache {
  let path: String
  /// The folder of the package SelfSizing.
  let packagePath: String
  /// The files of the package as they are when the command begins.
  private let record: PackageRecord

  /// Chooses the folder: the one that is named, `.build/selfsizing` where the working folder has
  /// build products, or else one in the user's cache.
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

  /// The home of the compiler and the package manager.
  var home: String { "\(path)/home" }

  /// The folder of their temporary files: always the same one, as the package manager reads a
  /// manifest again in an environment that it has not seen.
  var temporaryFolder: String { "\(products).temporary" }

  /// The folder of the package for a folder of cells: the same for the same folder.
  func package(for folder: String, module: String) -> String {
    "\(path)/\(module)-\(Self.hash(AppFiles.absolute(folder)))"
  }

  private var recordPath: String { "\(products).sources" }

  /// The words about SelfSizing that is compiled before the cells are, with the reason; empty if it
  /// is not.
  var reasonToCompilePackage: String {
    guard FileManager.default.fileExists(atPath: products) else {
      return ", and SelfSizing for the first time: this takes a few minutes"
    }
    guard let last = PackageRecord(at: recordPath) else {
      return ", and SelfSizing again, because the last time did not end"
    }
    return record.reason(since: last).map { ", and SelfSizing again, because \($0)" } ?? ""
  }

  /// Remembers the files of SelfSizing that have been compiled.
  func recordPackage() { record.write(to: recordPath) }

  /// A line that says which files SelfSizing has. A package with another line is planned again, as
  /// Swift's package manager does not look for files that come and go in other packages.
  private var stamp: String {
    let files = record.files.keys.sorted().joined(separator: "\n")
    return "\n// Files of SelfSizing: \(Self.hash(files))\n"
  }

  /// Lets Swift's package manager forget what it has planned for another package: the plan in the
  /// folder of build products is taken for that of each package which is built there, and then
  /// lacks its product.
  private func planAnew(for folder: String) {
    let note = "\(products).planned"
    guard (try? String(contentsOfFile: note, encoding: .utf8)) != folder else { return }
    try? FileManager.default.removeItem(atPath: "\(products)/debug/description.json")
    try? folder.write(toFile: note, atomically: true, encoding: .utf8)
  }

  /// Lets no other run compile in the folder meanwhile: they share the products, the plan for them
  /// and the compiler's home, and a sandbox hides the package manager's own lock from the others.
  ///
  /// - Throws: `AppCellError.notCompiledInTime` if another run takes that long,
  ///   `AppCellError.unwritable`, and what the body throws.
  func alone<Result>(_ limits: WorkerLimits, _ body: () throws -> Result) throws -> Result {
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch { throw AppCellError.unwritable(path: path, reason: error.reason) }
    let lock: FileLock?
    do {
      lock = try FileLock(for: products, patience: limits.build)
    } catch {
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

  /// Writes a package: what is there already and as it should be stays untouched, so that it is not
  /// compiled again, and what does not belong to it goes.
  ///
  /// - Throws: `AppCellError.unwritable`
  func write(_ package: RunnerPackage, to folder: String) throws(AppCellError) {
    let manager = FileManager.default
    var files = package.files
    files["Package.swift"]? += stamp
    for (name, text) in files.sorted(by: { $0.key < $1.key }) {
      let path = "\(folder)/\(name)"
      let data = Data(text.utf8)
      if manager.contents(atPath: path) == data { continue }
      do {
        try manager.createDirectory(atPath: path.folderOfPath, withIntermediateDirectories: true)
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
