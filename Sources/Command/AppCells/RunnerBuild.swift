import SelfSizingAppSources

/// The compilation of a runner by Swift's package manager.
struct RunnerBuild {
  let folder: String
  let products: String
  let package: RunnerPackage
  /// The sandbox to compile in; nil for none.
  var box: CompilerBox?
  var progress = BuildProgress(isQuiet: true)

  /// Compiles the package.
  ///
  /// - Returns: The path of the runner.
  /// - Throws: `AppCellError.notCompiled` with the errors at the app's own lines, or `.noCompiler`.
  func run() throws(AppCellError) -> String {
    let command = CompilerRun.build(
      ["--product", package.product], ofPackage: folder, into: products, in: box)
    defer { progress.finish() }
    let (status, output) = try CompilerRun.of(
      command, in: box, progress: progress.read)
    guard status == 0 else {
      throw .notCompiled(BuildLog(output, folder: folder, origins: package.origins).errors)
    }
    return "\(products)/debug/\(package.product)"
  }
}
