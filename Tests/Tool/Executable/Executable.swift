import Foundation
import Testing

/// Runs the built executable, as a shell would.
enum Executable {
  /// How a run ended, and what it wrote.
  struct Result {
    let status: Int32
    let output: String
    let messages: String
  }

  /// The executable, which is built beside the tests.
  static var url: URL {
    let tests = Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
    return tests.deletingLastPathComponent().appendingPathComponent("selfsize")
  }

  /// The package that the tests belong to.
  static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Runs the executable in a folder.
  static func run(_ arguments: [String], in folder: URL) throws -> Result {
    try run(url, arguments, in: folder)
  }

  /// The page of a report that the executable writes with some options.
  static func report(_ options: [String], in folder: URL) throws -> String {
    let run = try run(["report", "--quiet"] + options, in: folder)
    #expect(run.status == 0)
    return try String(
      contentsOf: folder.appendingPathComponent("report.html"), encoding: .utf8)
  }

  /// Runs a line of a shell in which `selfsize` stands for the executable.
  static func shell(_ line: String, in folder: URL) throws -> Result {
    let defined = "selfsize() { \"\(url.path)\" \"$@\"; }; \(line)"
    return try run(URL(fileURLWithPath: "/bin/bash"), ["-c", defined], in: folder)
  }

  /// Runs a program; output is written to files, which no amount of it can fill.
  static func run(
    _ program: URL, _ arguments: [String], in folder: URL, environment: [String: String] = [:]
  ) throws -> Result {
    let (output, messages) = (
      folder.appendingPathComponent(".output-\(UUID().uuidString)"),
      folder.appendingPathComponent(".messages-\(UUID().uuidString)")
    )
    for file in [output, messages] { try Data().write(to: file) }
    defer { for file in [output, messages] { try? FileManager.default.removeItem(at: file) } }
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: messages)
    try process.run()
    process.waitUntilExit()
    return Result(
      status: process.terminationStatus,
      output: String(decoding: try Data(contentsOf: output), as: UTF8.self),
      messages: String(decoding: try Data(contentsOf: messages), as: UTF8.self))
  }

  /// Makes a folder, hands it over, and removes it.
  static func inFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("selfsize-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }
}
