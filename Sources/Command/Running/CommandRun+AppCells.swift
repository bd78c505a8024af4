import SelfSizing
import SelfSizingAppSources

extension CommandRun {
  /// Compiles the cells that a folder lists, and lets that program do the rest in a sandbox.
  func runCells(_ arguments: AppCellArguments, with others: [String]) async throws -> ExitStatus {
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
    let isQuiet = others.contains("--quiet")
    let limits = WorkerLimits()
    let wholeEnd = monotonicSeconds() + limits.whole
    let sandbox = AvailableSandbox.here
    let runner = try cache.alone(limits) {
      try cache.write(package, to: place)
      if !isQuiet { announce(folder, package, cache) }
      guard sandbox.level >= arguments.required else {
        throw SandboxError(required: arguments.required, available: sandbox)
      }
      if !isQuiet { console.message(sandbox.line) }
      let box = CompilerBox(
        level: sandbox.level, limits: limits, wholeEnd: wholeEnd, folder: place, cache: cache,
        interruptions: interruptions)
      let runner = try RunnerBuild(
        package: package, box: box, progress: StatusLine(isQuiet: isQuiet)
      ).run()
      cache.recordPackage()
      return runner
    }
    try console.finish()
    #if os(Linux)
      let resources = folder.assets + folder.strings + folder.documents
      let status = await WorkerSupervision(
        program: BoxedProgram(worker: runner, others, reading: resources, limits),
        timeZone: folder.settings.timeZone, variables: variables(of: folder),
        level: sandbox.level, limits: limits, wholeEnd: wholeEnd, isVerbose: arguments.isVerbose,
        console: console, interruptions: interruptions
      ).run(others)
      try console.finish()
      return status
    #else
      throw AppCellError.notStarted(reason: "an app's cells are measured on Linux")
    #endif
  }

  /// Says what is about to be compiled: nothing else is heard of it for a while.
  func announce(_ folder: HeightsFolder, _ package: RunnerPackage, _ cache: RunnerCache) {
    let files = NumberFormat.counted(folder.sources.count, "file")
    console.message("\(folder.path): compiling \(files)" + cache.reasonToCompilePackage)
    if !package.absentModules.isEmpty {
      console.message(
        "\(folder.path): modules without sources are left out: "
          + package.absentModules.joined(separator: ", "))
    }
  }

  private func variables(of folder: HeightsFolder) -> [String: String] {
    let paths = [
      MeasurementCommand.assetsVariable: folder.assets,
      MeasurementCommand.stringsVariable: folder.strings,
      MeasurementCommand.documentsVariable: folder.documents,
    ]
    var variables = paths.filter { !$1.isEmpty }.mapValues { $0.joined(separator: ":") }
    variables[MeasurementCommand.languageVariable] = folder.settings.developmentLanguage
    return variables
  }

  static var executablePath: String { ThisProgram.path ?? CommandLine.arguments.first ?? "" }
}

extension MeasurementCommand {
  /// The environment variables that name a folder's resources to a runner, with colons between.
  package static let assetsVariable = "SELFSIZING_ASSETS"
  package static let stringsVariable = "SELFSIZING_STRINGS"
  package static let languageVariable = "SELFSIZING_DEVELOPMENT_LANGUAGE"
  package static let documentsVariable = "SELFSIZING_DOCUMENTS"
}
