import SelfSizingAppSources

/// The compilation of a runner by Swift's package manager.
struct RunnerBuild {
  let package: RunnerPackage
  let box: CompilerBox
  let progress: StatusLine
  var products: String { box.cache.products }

  /// Compiles the package, and returns the path of the runner.
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
}
