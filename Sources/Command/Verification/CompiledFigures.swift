import SelfSizing

extension HeadlessFigures {
  /// Figures that a program of this package measures, compiled when they are first asked for: the
  /// command is compiled without the package's UIKit.
  package static let compiled = HeadlessFigures { platform, screen, scale in
    let package: String
    do {
      package = try PackageFolder.path(
        argument: "", setting: nil,
        executable: "\((ThisProgram.path ?? "").folderOfPath)/\(program)")
    } catch { throw CompiledFiguresError.noPackage }
    let cache = RunnerCache("", with: package)
    if !FileManager.default.fileExists(atPath: cache.products) {
      _ = writeAll(
        Array("compiling this package's UIKit to measure views: this takes a few minutes\n".utf8),
        to: STDERR_FILENO)
    }
    _ = try cache.alone(WorkerLimits()) {
      try output(
        of: CompilerRun.build(["--product", program], ofPackage: package, into: cache.products))
    }
    return try output(of: [
      "\(cache.products)/debug/\(program)", platform.name, "\(screen.width)", "\(screen.height)",
      "\(scale)",
    ])
  }

  private static let program = "selfsize-figures"

  /// Runs a program to its end.
  /// - Throws: `CompiledFiguresError.failed` with the end of what it printed.
  private static func output(of command: [String]) throws(CompiledFiguresError) -> [UInt8] {
    var output: [UInt8] = []
    let status: Int32
    do throws(CommandProblem) {
      status = try ProgramRun.of(command, takesErrors: false) { output += $0 }
    } catch { throw .failed(command[0], output: error.description) }
    guard status == 0 else {
      let lines = String(decoding: output, as: UTF8.self).split(separator: "\n").suffix(20)
      throw .failed(command[0], output: lines.joined(separator: "\n"))
    }
    return output
  }
}

/// Why views of UIKit are not measured. The command exits with 2 (`ExitStatus.failure`).
enum CompiledFiguresError: ErrorInLines, CustomStringConvertible {
  case noPackage
  case failed(String, output: String)

  var description: String {
    switch self {
    case .noPackage:
      "this package's UIKit is compiled when needed, but the package SelfSizing was not found from "
        + "the executable; run selfsize from the package's build folder"
    case .failed(let program, let output): "\(program) failed:\n\(output)"
    }
  }

  var lines: [String] { description.lines }
}

/// A way to measure here what the probe measures on a device.
package struct HeadlessFigures: Sendable {
  /// Measures for a screen in points; returns a file as the probe writes it.
  package typealias Measure =
    @Sendable (_ platform: PlatformProfile, _ screen: LayoutSize, _ scale: Double) throws -> [UInt8]

  package let measure: Measure

  package init(measure: @escaping Measure) { self.measure = measure }
}

/// Why nothing can be compared with a device. The command exits with 2 (`ExitStatus.failure`).
enum HeadlessFiguresError: Error, CustomStringConvertible {
  case none

  var description: String {
    "this tool measures no views of UIKit; run selfsize on Linux, where it does"
  }
}
