import Foundation
import SelfSizingAppSources

/// The compilation of a runner by Swift's package manager.
struct RunnerBuild {
  /// The folder of the package.
  let folder: String
  /// The folder of build products.
  let products: String
  /// The package that stands in the folder.
  let package: RunnerPackage

  /// Compiles the package.
  ///
  /// - Returns: The path of the runner.
  /// - Throws: `AppCellError.notCompiled` with the errors at the app's own lines, or `.noCompiler`.
  func run() throws(AppCellError) -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "swift", "build", "--package-path", folder, "--scratch-path", products, "--product",
      package.product,
    ]
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    process.standardInput = FileHandle.nullDevice
    do { try process.run() } catch { throw .noCompiler(reason: error.localizedDescription) }
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    if process.terminationStatus == 127 { throw .noCompiler(reason: "it is not on the path") }
    guard process.terminationStatus == 0 else {
      throw .notCompiled(BuildLog(output, folder: folder, origins: package.origins).errors)
    }
    return "\(products)/debug/\(package.product)"
  }
}
