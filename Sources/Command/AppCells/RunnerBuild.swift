import SelfSizingAppSources

/// The compilation of a runner by Swift's package manager.
struct RunnerBuild {
  let package: RunnerPackage, box: CompilerBox, progress: StatusLine
  var products: String { box.cache.products }

  func run() throws(AppCellError) -> String {
    try build(["--product", package.product])
    return "\(products)/debug/\(package.product)"
  }

  /// Compiles SelfSizing and the libraries; each library depends on those before it.
  func buildDependencies(_ libraries: [String]) throws(AppCellError) {
    try build(["--target", libraries.last ?? "SelfSizingCellRunner"])
  }

  private func build(_ part: [String]) throws(AppCellError) {
    let command = CompilerRun.build(part, ofPackage: box.folder, into: products, in: box)
    defer { progress.clear() }
    if let errors = try errors(of: command, progress: progress.showBuild) {
      throw .notCompiled(errors)
    }
  }

  /// Runs a command; returns the errors at the app's own lines, or nil where it succeeded.
  func errors(
    of command: [String], progress: ((Substring) -> Void)? = nil
  ) throws(AppCellError) -> [String]? {
    let (status, output) = try CompilerRun.of(command, in: box, progress: progress)
    return status == 0 ? nil : BuildLog(output, folder: box.folder, origins: package.origins).errors
  }

  /// The compiler's errors at the app's own lines, against modules that are built already: this
  /// takes seconds, where a build takes a minute. Declarations come first, and so do files that had
  /// errors the last time. What only a build finds is not among them.
  func errors(after last: [String] = []) throws(AppCellError) -> [String] {
    let suspects = Set(last.compactMap { CompilerError($0)?.file })
    let sources = package.files.keys.sorted().filter {
      $0.hasPrefix("Sources/\(package.product)/") && $0.hasSuffix(".swift")
    }
    let files = sources.map { "\(box.folder)/\($0)" }
    let isSuspect = sources.map { package.origins[$0].map(suspects.contains) ?? false }
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
      let errors = try errors(of: way)?.filter { CompilerError($0) != nil } ?? []
      if !errors.isEmpty { return errors }
    }
    return try errors(of: whole + files) ?? []
  }
}
