import SelfSizingAppSources

/// The compilation of a runner by Swift's package manager.
struct RunnerBuild {
  /// The package that is in the folder of the sandbox.
  let package: RunnerPackage
  let box: CompilerBox
  let progress: StatusLine

  var products: String { box.cache.products }

  /// Compiles the package.
  ///
  /// - Returns: The path of the runner.
  /// - Throws: `AppCellError.notCompiled` with the errors at the app's own lines, or `.noCompiler`.
  func run() throws(AppCellError) -> String {
    try build(["--product", package.product])
    return "\(products)/debug/\(package.product)"
  }

  /// Compiles the modules that the app's imports: those of SelfSizing, and the libraries.
  ///
  /// - Parameter libraries: The names of the libraries; each depends on those before it.
  /// - Throws: `AppCellError.notCompiled` with the errors of a library, or `.noCompiler`.
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
}
