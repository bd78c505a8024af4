import SelfSizingAppSources

/// The compiler's opinion of an app's module, against modules that are built already: it takes
/// seconds, where a build takes a minute.
struct RunnerCheck {
  let folder: String
  let products: String
  /// The package that is in the folder.
  let package: RunnerPackage
  /// The sandbox to compile in; nil for none.
  var box: CompilerBox?
  var progress = BuildProgress(isQuiet: true)

  /// Compiles the modules that the app's imports: those of SelfSizing, and the libraries.
  ///
  /// - Parameter libraries: The names of the libraries; each depends on those before it.
  /// - Throws: `AppCellError.notCompiled` with the errors of a library, or `.noCompiler`.
  func buildDependencies(_ libraries: [String]) throws(AppCellError) {
    let command = CompilerRun.build(
      ["--target", libraries.last ?? "SelfSizingCellRunner"], ofPackage: folder, into: products,
      in: box)
    defer { progress.finish() }
    let (status, output) = try CompilerRun.of(
      command, in: box, progress: progress.read)
    guard status == 0 else {
      throw .notCompiled(BuildLog(output, folder: folder, origins: package.origins).errors)
    }
  }

  /// The errors at the app's own lines, all at once: those of declarations, and without any those
  /// of code. What only a build finds is not among them.
  ///
  /// - Parameter last: The errors of the last look. Files that had some are looked at first, and
  ///   the others only where those have none.
  func errors(after last: [String] = []) throws(AppCellError) -> [String] {
    let suspects = Set(last.compactMap { CompilerError($0)?.file })
    let sources = package.files.keys.sorted().filter {
      $0.hasPrefix("Sources/\(package.product)/") && $0.hasSuffix(".swift")
    }
    let files = sources.map { "\(folder)/\($0)" }
    let isSuspect = sources.map { source in package.origins[source].map(suspects.contains) ?? false
    }
    // The runner's modules import one in C.
    let map = "\(products)/debug/CSelfSizingSandbox.build/module.modulemap"
    let modules = [
      "-diagnostic-style=llvm", "-I", "\(products)/debug/Modules", "-Xcc",
      "-fmodule-map-file=\(map)",
    ]
    let whole = ["swiftc", "-typecheck", "-wmo"] + modules + package.compilerArguments
    // Errors in bodies may follow from those of declarations, and are many then.
    var ways = [whole + ["-Xfrontend", "-experimental-skip-all-function-bodies"] + files]
    if isSuspect.contains(true) {
      ways.append(
        ["swiftc", "-frontend", "-typecheck", "-disable-objc-interop"] + modules
          + package.compilerArguments.filter { $0 != "-Xfrontend" }
          + zip(files, isSuspect).flatMap { $1 ? ["-primary-file", $0] : [$0] })
    }
    for way in ways {
      // A compiler that does not know a flag says so, at no place.
      let errors = try errors(of: way).filter { CompilerError($0) != nil }
      if !errors.isEmpty { return errors }
    }
    return try errors(of: whole + files)
  }

  private func errors(of way: [String]) throws(AppCellError) -> [String] {
    let (status, output) = try CompilerRun.of(way, in: box)
    return status == 0
      ? [] : BuildLog(output, folder: folder, origins: package.origins).errors
  }
}
