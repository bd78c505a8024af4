import SelfSizingAppSources

extension CommandRun {
  func initialize(_ options: InitOptions) throws -> ExitStatus {
    let names = try options.libraries.map { try Self.library($0, seenFrom: options.output) }
    let output = AppFiles.absolute(options.output)
    let texts = AppFiles.texts(below: options.app, excluding: output)
    guard !texts.isEmpty else {
      throw CommandProblem("\(options.app): there are no Swift files of an app")
    }
    let atHand = (names + AppFiles.libraries(of: options.app, seenFrom: options.output))
      .filter { !options.withoutLibraries.contains($0.name) }
    let index = AppIndex(
      of: texts, knownMembers: Self.knownMembers(options.package),
      libraries: Set(atHand.map(\.name)), snapshotTests: AppFiles.snapshotTests(below: options.app))
    let libraries = atHand.filter { index.imports($0.name) }.map(\.library)
    let prefix = AppFiles.way(from: options.output, to: options.app)
    let build = AppFiles.buildSettings(of: options.app)
    let resources = AppFiles.resources(below: options.app)
    let kept = options.isForced ? KeptSettings(of: options.output) : KeptSettings()
    let memory = SourceMemory()
    func plan(_ border: Border) -> InitialFolder {
      InitialFolder(
        of: options.cells.filter { !border.cells.contains($0) }, in: index, prefix: prefix,
        build: build, libraries: libraries.filter { border.libraries[$0.name] == nil },
        resources: resources, kept: kept.lines, border: border, memory: memory)
    }
    var border = Border()
    var folder = plan(border)
    if let unknown = folder.closure.unknown.first {
      let cells = index.typeNames.filter { index.isView($0, from: "") }
      let nearest = nearestNames(to: unknown, in: cells, count: 3).joined(separator: ", ")
      throw CommandProblem(
        "no file of the app declares a class \(unknown)"
          + (nearest.isEmpty ? "" : "; the nearest are \(nearest)"))
    }
    try refuseToReplace(folder, options)
    try write(folder, to: options)
    var errors: [String] = []
    if options.compiles {
      let setting = kept.package.map { HeightsFolder.joined(options.output, $0) }
      errors = try moveBorder(of: &folder, &border, options, setting, memory, plan)
    }
    for name in folder.files.keys.sorted() { console.message("\(options.output)/\(name): written") }
    for file in folder.closure.files { console.write("followed \(file)\n") }
    for stub in folder.closure.stubs { console.write("stubbed \(stub.type) of \(stub.file)\n") }
    for library in folder.libraries { console.write("library \(library.name)\n") }
    for line in border.leftOut + folder.omittedSamples(border) {
      console.write("left out \(line)\n")
    }
    for cell in options.cells where border.cells.contains(cell) {
      console.write("left out cell \(cell), whose own code does not compile\n")
    }
    for cell in folder.emptyEntries {
      console.message("note: the entry of \(cell) is empty: fill the cell as the app does")
    }
    for (name, files) in options.cells.map({ ($0, index.files(declaring: $0)) })
    where files.count > 1 {
      console.message(
        "note: \(name) is declared in \(files.joined(separator: " and ")); "
          + "\(index.file(declaring: name, from: "") ?? files[0]) is followed")
    }
    guard errors.isEmpty else {
      console.message(AppCellError.notCompiled(errors))
      return .findings
    }
    console.message("Fill in the cells, then: \(tool) measure --sources \(options.output)")
    return .success
  }

  /// As many compilations at most: each moves at least a file or a line.
  private static let largestRoundCount = 80

  /// Compiles the folder, and leaves out what does not compile, until nothing fails or nothing more
  /// may go; returns the errors that remain.
  private func moveBorder(
    of folder: inout InitialFolder, _ border: inout Border, _ options: InitOptions,
    _ setting: String?, _ memory: SourceMemory, _ plan: (Border) -> InitialFolder
  ) throws -> [String] {
    var errors: [String] = []
    let package: String
    do throws(AppCellError) {
      package = try PackageFolder.path(
        argument: options.package, setting: setting, executable: Self.executablePath)
    } catch {
      console.message("warning: not compiled: \(error)")
      return []
    }
    let cache = RunnerCache(options.cache, with: package)
    var built: [String]?
    let progress = StatusLine(isQuiet: false)
    defer { progress.clear() }
    for round in 0..<Self.largestRoundCount {
      if round > 0 {
        progress.show("leaving out what does not compile: round \(round), \(errors.count) errors")
      }
      let library: String?
      (errors, library) = try compile(
        options.output, packagePath: package, cache, after: errors, memory, built: &built)
      let places = errors.compactMap(CompilerError.init).map { error in
        let path = AppFiles.absolute(error.file)
        let own = folder.files.keys.first { AppFiles.absolute("\(options.output)/\($0)") == path }
        return error.renamed(own ?? AppFiles.way(from: options.app, to: error.file))
      }
      if errors.isEmpty { break }
      // Leaving lines out cannot mend an error that is at no line of the app.
      if places.isEmpty, library == nil { break }
      if let library {
        border.libraries[library] = errors[0]
      } else if let moved = folder.border(after: places, border) {
        border = moved
      } else if let cell = folder.firstCell(before: places) {
        border.cells.insert(cell)
      } else {
        break
      }
      let before = folder.files.keys
      folder = plan(border)
      for name in before where folder.files[name] == nil {
        try? FileManager.default.removeItem(atPath: "\(options.output)/\(name)")
      }
      try write(folder, to: options)
    }
    return errors
  }

  /// Compiles the app's module, and then the whole; returns its errors, and the library with them.
  private func compile(
    _ folder: String, packagePath: String, _ cache: RunnerCache, after last: [String],
    _ memory: SourceMemory, built: inout [String]?
  ) throws -> (errors: [String], library: String?) {
    var findings: [ContentFinding] = []
    let heights = try HeightsFolder(folder, findings: &findings, memory: memory)
    let package = RunnerPackage(
      heights.settings, module: heights.module, sources: heights.sources, packagePath: packagePath,
      memory: memory)
    let place = cache.package(for: heights.path, module: heights.module)
    if built == nil { announce(heights, package, cache) }
    let limits = WorkerLimits()
    // No code of the app runs: what Swift's compiler is denied is the same.
    let box = CompilerBox(
      level: AvailableSandbox.here.level, limits: limits,
      wholeEnd: monotonicSeconds() + limits.whole, folder: place, cache: cache,
      interruptions: interruptions)
    let build = RunnerBuild(package: package, box: box, progress: StatusLine(isQuiet: false))
    do {
      return try cache.alone(limits) {
        try cache.write(package, to: place)
        let libraries = heights.settings.libraries.map(\.name)
        if built != libraries {
          try build.buildDependencies(libraries)
          cache.recordPackage()
          built = libraries
        }
        let errors = try build.errors(after: last)
        if !errors.isEmpty { return (errors, nil) }
        _ = try build.run()
        return ([], nil)
      }
    } catch AppCellError.notCompiled(let errors) {
      let files = Set(errors.compactMap { CompilerError($0)?.file })
      let library = heights.sources.first { $0.library != nil && files.contains($0.path) }?.library
      // A library that fails without a place, as one of another language does.
      return (errors, library ?? (built == nil ? heights.settings.libraries.last?.name : nil))
    }
  }

  private func refuseToReplace(_ folder: InitialFolder, _ options: InitOptions) throws {
    for name in options.isForced ? [] : folder.files.keys.sorted() {
      let path = "\(options.output)/\(name)"
      if FileManager.default.fileExists(atPath: path) {
        throw CommandProblem("\(path): already exists; --force replaces it")
      }
    }
  }

  private func write(_ folder: InitialFolder, to options: InitOptions) throws {
    do { try createFolder(options.output) } catch {
      throw AppCellError.unwritable(path: options.output, reason: error.reason)
    }
    for (name, text) in folder.files.sorted(by: { $0.key < $1.key }) {
      try write(text, to: "\(options.output)/\(name)")
    }
  }

  /// A library that the command line names: `SnapKit=../SnapKit`.
  private static func library(_ argument: String, seenFrom folder: String) throws -> LibraryFiles {
    let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2, ModuleName.isValid(parts[0]),
      let library = AppFiles.library(parts[0], in: parts[1], seenFrom: folder)
    else {
      throw CommandProblem(
        "\(argument): pass a library as NAME=FOLDER, with a folder that has Swift files")
    }
    return library
  }

  /// The members that views have without the app, read off the package's own sources where they are
  /// found; helpers of the same names are followed only where their labels are used.
  private static func knownMembers(_ package: String) -> Set<String> {
    guard
      let package = try? PackageFolder.path(
        argument: package, setting: nil, executable: executablePath)
    else { return [] }
    return AppFiles.texts(below: "\(package)/Sources/UIKit").values.reduce(into: []) {
      $0.formUnion(SwiftOutline(of: $1).publicMembers)
    }
  }
}
