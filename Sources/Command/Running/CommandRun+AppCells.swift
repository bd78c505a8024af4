import Foundation
import SelfSizingAppSources

extension CommandRun {
  /// Compiles the cells that a folder lists, and lets the program that results from it do the rest
  /// of the command line in this process's place.
  ///
  /// - Parameter others: The arguments without those about the folder.
  /// - Returns: The status where the program was not started.
  func runCells(_ arguments: AppCellArguments, with others: [String]) throws -> ExitStatus {
    var findings: [ContentFinding] = []
    let folder = try HeightsFolder(arguments.folder, findings: &findings)
    for finding in findings { console.message("warning: \(finding)") }
    let packagePath = try PackageFolder.path(
      argument: arguments.package,
      setting: folder.settings.package.map { HeightsFolder.joined(folder.path, $0) },
      executable: Self.executablePath)
    let package = RunnerPackage(
      folder.settings, module: folder.module, sources: folder.sources, packagePath: packagePath)
    guard package.errors.isEmpty else {
      throw AppCellError.notCompiled(package.errors.map(\.description))
    }
    let cache = RunnerCache(arguments.cache, with: packagePath)
    let place = cache.package(for: folder.path, module: folder.module)
    try cache.write(package, to: place)
    let isQuiet = others.contains("--quiet")
    if !isQuiet { announce(folder, package, cache) }
    let runner = try RunnerBuild(
      folder: place, products: cache.products, package: package,
      progress: BuildProgress(isQuiet: isQuiet)
    ).run()
    try console.finish()
    throw start(runner, others, folder, home: "\(place)/home")
  }

  /// Says what is about to be compiled: nothing else is heard of it for a while.
  func announce(_ folder: HeightsFolder, _ package: RunnerPackage, _ cache: RunnerCache) {
    let count = folder.sources.count
    let isFirst = !FileManager.default.fileExists(atPath: cache.products)
    console.message(
      "\(folder.path): compiling \(count) \(count == 1 ? "file" : "files")"
        + (isFirst ? ", and SelfSizing for the first time: this takes a few minutes" : ""))
    if !package.absentModules.isEmpty {
      console.message(
        "\(folder.path): modules without sources are left out: "
          + package.absentModules.joined(separator: ", "))
    }
  }

  /// Puts the runner in this process's place.
  ///
  /// - Returns: Why it could not be started.
  private func start(
    _ runner: String, _ others: [String], _ folder: HeightsFolder, home: String
  ) -> AppCellError {
    for (variable, paths) in [
      (MeasurementCommand.assetsVariable, folder.assets),
      (MeasurementCommand.stringsVariable, folder.strings),
      (MeasurementCommand.documentsVariable, folder.documents),
    ] where !paths.isEmpty {
      setenv(variable, paths.joined(separator: ":"), 1)
    }
    setenv("TZ", folder.settings.timeZone, 1)
    if let language = folder.settings.developmentLanguage {
      setenv(MeasurementCommand.languageVariable, language, 1)
    }
    // The app's code finds an empty home, and no network where the system lets it be taken away.
    try? FileManager.default.removeItem(atPath: home)
    try? FileManager.default.createDirectory(atPath: home, withIntermediateDirectories: true)
    setenv("HOME", home, 1)
    for variable in ["XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME"] { unsetenv(variable) }
    let isolation = Self.isolation
    if isolation.isEmpty, !others.contains("--quiet") {
      console.message("note: the app's code may use the network: unshare is not permitted here")
    }
    let arguments = isolation + [runner] + others
    var pointers = arguments.map { strdup($0) }
    pointers.append(nil)
    execv(arguments[0], pointers)
    let reason = systemErrorMessage(errno)
    for pointer in pointers { free(pointer) }
    return .notStarted(reason: reason)
  }

  /// The command that takes the network away from the one after it; empty where there is none, or
  /// where it is not permitted.
  private static var isolation: [String] {
    let command = ["/usr/bin/unshare", "--map-root-user", "--net"]
    let process = Process()
    process.executableURL = URL(fileURLWithPath: command[0])
    process.arguments = command.dropFirst() + ["true"]
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return [] }
    process.waitUntilExit()
    return process.terminationStatus == 0 ? command : []
  }

  /// The path of this executable, around which the package is looked for.
  static var executablePath: String {
    Bundle.main.executablePath ?? CommandLine.arguments.first ?? ""
  }
}

extension MeasurementCommand {
  /// The environment variable that hands the folders of asset catalogs to a runner, with colons
  /// between them.
  package static let assetsVariable = "SELFSIZING_ASSETS"
  /// That of tables of texts.
  package static let stringsVariable = "SELFSIZING_STRINGS"
  /// That of the project's development language.
  package static let languageVariable = "SELFSIZING_DEVELOPMENT_LANGUAGE"
  /// That of folders with documents of Interface Builder.
  package static let documentsVariable = "SELFSIZING_DOCUMENTS"

  /// The texts of an app's table, in the order of the file.
  ///
  /// - Throws: With the place where the file is no table.
  package static func texts(ofTable path: String) throws -> [Translation] {
    try StringCatalog.translations(at: path)
  }
}
