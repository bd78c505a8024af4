import Foundation
import SelfSizing

@testable import SelfSizingCommand

/// The output of a run of the command.
struct CommandResult {
  let status: ExitStatus
  let output: String
  let messages: String
}

/// Runs the command with its own small template, its output going into files.
enum CommandLineTest {
  struct Note: Codable, Sendable {
    var title: String
    var text: String
  }

  static let note = CellTemplate<Note>("note") { cell in
    let title = cell.label(\.title, style: .headline, numberOfLines: 1)
    let text = cell.label(\.text, style: .body)
    let stack = cell.stack(.vertical, spacing: 4) {
      title
      text
    }
    let margins = cell.contentView.layoutMarginsGuide
    stack.topAnchor.constraint(equalTo: margins.topAnchor)
    stack.leadingAnchor.constraint(equalTo: margins.leadingAnchor)
    stack.trailingAnchor.constraint(equalTo: margins.trailingAnchor)
    stack.bottomAnchor.constraint(equalTo: margins.bottomAnchor)
  }

  static let entries = [
    TemplateEntry(
      note,
      samples: [
        Note(title: "One", text: "A short note."),
        Note(title: "Two", text: String(repeating: "A longer note than that. ", count: 9)),
      ])
  ]

  static func run(_ arguments: String...) async throws -> CommandResult {
    try await run(arguments)
  }

  static func run(_ arguments: [String], entries: [TemplateEntry] = CommandLineTest.entries)
    async throws
    -> CommandResult
  {
    let folder = try temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let output = folder.appendingPathComponent("output")
    let messages = folder.appendingPathComponent("messages")
    for file in [output, messages] { try Data().write(to: file) }
    let handles = (
      try FileHandle(forWritingTo: output), try FileHandle(forWritingTo: messages)
    )
    let run = CommandRun(
      entries: entries, tool: "selfsize",
      console: Console(
        output: handles.0.fileDescriptor, messages: handles.1.fileDescriptor),
      interruptions: Interruptions())
    let status = await run.status(for: arguments)
    return CommandResult(
      status: status, output: try String(contentsOf: output, encoding: .utf8),
      messages: try String(contentsOf: messages, encoding: .utf8))
  }

  /// Writes a content file and returns its path; the caller removes its folder.
  static func contentFile(_ json: String) throws -> URL {
    let file = try temporaryFolder().appendingPathComponent("notes.json")
    try Data(json.utf8).write(to: file)
    return file
  }

  static func temporaryFolder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("selfsize-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }
}
