import Foundation
import SelfSizing
import Testing

@testable import SelfSizingCommand
@testable import SelfSizingTool

/// The README and the article on the commands show what they write: each block that starts with
/// `$ selfsize` is run, and the lines after it are compared with what was written.
@Suite("The README and the article on the commands")
struct ReadmeTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private static func blocks(of document: String) -> [Block] {
    let text = try? String(contentsOf: root.appendingPathComponent(document), encoding: .utf8)
    return (text ?? "").components(separatedBy: "\n```\n").compactMap { part in
      guard part.hasPrefix("$ selfsize "), let end = part.firstIndex(of: "\n") else { return nil }
      let command = part[..<end].dropFirst("$ selfsize ".count).prefix { $0 != "#" }
      return Block(
        arguments: command.split(separator: " ").map(String.init),
        output: part[end...].dropFirst().split(separator: "\n", omittingEmptySubsequences: false)
          .map(String.init))
    }
  }

  /// The blocks that show a command line and its output.
  private static var blocks: [Block] {
    blocks(of: "README.md") + blocks(of: "Sources/Command/Command.docc/Commands.md")
  }

  /// A command line and its output; a line of an ellipsis stands for lines that are left out.
  struct Block: Sendable {
    let arguments: [String]
    let output: [String]
  }

  /// The templates now, and when the baseline of the example was recorded.
  private static func entries(spacing: String?) throws -> [TemplateEntry] {
    guard let spacing else { return Gallery.entries }
    let changed = try #require(recipeCell.replacing("text.spacing", by: spacing))
    return [TemplateEntry(changed, samples: recipeSamples)]
      + Gallery.entries.filter { $0.name != "recipe" }
  }

  @Test("shows commands with their output")
  func hasBlocks() {
    #expect(
      Self.blocks.map { $0.arguments.first } == ["check", "measure", "fuzz", "explain", "check"])
  }

  @Test("shows pictures as the command draws them", arguments: ["cut-off", "scrolling"])
  func pictures(scene: String) throws {
    let entry = try #require(Gallery.scenes.first { $0.name == scene })
    let committed = try String(
      contentsOf: Self.root.appendingPathComponent("docs/\(scene).svg"), encoding: .utf8)
    #expect(
      try entry.draw(SceneSettings()).svg() == committed,
      "selfsize scene \(scene) --out docs/\(scene).svg draws another picture")
  }

  @Test("shows what the commands write", arguments: blocks)
  func output(block: Block) async throws {
    let folder = try temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = ["selfsize.baseline", "report.html"].map { folder.appendingPathComponent($0).path }
    if block.arguments.first == "check" {
      _ = try await run(
        [
          "record", "--template", "recipe", "--sizes", "L,AX3", "--baseline", files[0], "--quiet",
        ], try Self.entries(spacing: "0"), in: folder)
    }
    let places =
      block.arguments.first == "check" ? ["--baseline", files[0], "--out", files[1]] : []
    let output = try await run(
      block.arguments + places, try Self.entries(spacing: nil), in: folder)
    let lines = output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    #expect(
      Self.matches(block.output[...], lines[...]),
      "\(block.arguments.joined(separator: " ")) writes\n\(output)")
  }

  /// Whether lines are those that are shown, except those that an ellipsis stands for.
  private static func matches(_ shown: ArraySlice<String>, _ lines: ArraySlice<String>) -> Bool {
    guard let first = shown.first else { return lines.allSatisfy(\.isEmpty) }
    if first == "…" {
      return (lines.startIndex...lines.endIndex).contains {
        matches(shown.dropFirst(), lines[$0...])
      }
    }
    guard let line = lines.first, plain(line) == plain(first) else { return false }
    return matches(shown.dropFirst(), lines.dropFirst())
  }

  /// A line without the blanks at its end, which no document keeps.
  private static func plain(_ line: String) -> Substring {
    line.lastIndex { $0 != " " }.map { line[...$0] } ?? ""
  }

  private func run(_ arguments: [String], _ entries: [TemplateEntry], in folder: URL) async throws
    -> String
  {
    let output = folder.appendingPathComponent("output")
    try Data().write(to: output)
    let handle = try FileHandle(forWritingTo: output)
    let run = CommandRun(
      entries: entries, tool: "selfsize",
      console: Console(output: handle.fileDescriptor, messages: handle.fileDescriptor),
      interruptions: Interruptions())
    _ = await run.status(for: arguments)
    return try String(contentsOf: output, encoding: .utf8)
  }

  private func temporaryFolder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("selfsize-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }
}
