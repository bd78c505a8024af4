import Foundation
import SelfSizing
import SelfSizingUIKit
import Testing

@testable import SelfSizingCellRunner
@testable import SelfSizingCommand

@Suite("Lists beside the heights that are recorded", .serialized) final class RecordedListsTests {
  private let folder = NSTemporaryDirectory() + "selfsizing-lists-\(UUID().uuidString)"

  init() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private var baseline: String { folder + "/heights.baseline" }
  private var figures: String { baseline + ".lists" }

  @MainActor private static var cells: [CellEntry] {
    [CellEntry(TagCell.self, name: "tag", samples: ["Soup"]) { $0.titleLabel.text = $1 }]
  }

  /// Runs the command off the main thread, as a process does.
  private func run(_ lists: [ListEntry], _ arguments: String...) async throws -> (
    status: SelfSizingCommand.ExitStatus, text: String
  ) {
    let output = folder + "/output"
    try Data().write(to: URL(fileURLWithPath: output))
    guard let file = FileHandle(forWritingAtPath: output) else { throw CocoaError(.fileNoSuchFile) }
    let (entries, moved) = (LiveCells.entries(await Self.cells), LiveList.entries(lists))
    let status = await Task.detached { [baseline, folder] in
      await CommandRun(
        entries: entries, lists: moved, tool: "selfsize",
        console: Console(
          output: file.fileDescriptor, messages: file.fileDescriptor, isColored: false),
        interruptions: Interruptions()
      ).status(
        for: arguments + ["--baseline", baseline]
          + (arguments == ["check"] ? ["--out", folder + "/report.html"] : []))
    }.value
    return (status, try String(contentsOfFile: output, encoding: .utf8))
  }

  @MainActor private static var steady: ListEntry {
    ListEntry("rows") { TagsController(count: 5) }
  }

  /// A list of the same name whose layout loses an item.
  @MainActor private static var lossy: ListEntry { ListEntry("rows") { TilesController() } }

  @Test("are recorded by movement, and checked with the heights")
  func growth() async throws {
    let recorded = try await run([await Self.steady], "record")
    #expect(recorded.status == .success)
    #expect(recorded.text.contains("heights.baseline.lists: 5 movements of 1 list"))
    let text = try String(contentsOfFile: figures, encoding: .utf8)
    #expect(text.split(separator: "\n").dropFirst().allSatisfy { $0.hasPrefix("rows\t") })
    #expect(try await run([await Self.steady], "check").status == .success)
    let checked = try await run([await Self.lossy], "check")
    #expect(checked.status == .findings)
    #expect(checked.text.contains("error: rows, updates, none: not recorded"))
    // The same policy, and one figure less than what the list takes.
    let lowered = text.split(separator: "\n").map { line in
      var fields = line.split(separator: "\t").map(String.init)
      if fields[1] == "jump" { fields[5] = "3.0" }
      return fields.joined(separator: "\t")
    }
    try (lowered.joined(separator: "\n") + "\n").write(
      toFile: figures, atomically: true, encoding: .utf8)
    let grown = try await run([await Self.steady], "check")
    #expect(grown.status == .findings)
    #expect(grown.text.contains("error: rows, jump, "))
    #expect(grown.text.contains("calls has grown from 3 to "))
  }

  @Test("need no figures, and an unreadable file names itself")
  func absence() async throws {
    #expect(try await run([], "record").status == .success)
    #expect(!FileManager.default.fileExists(atPath: figures))
    #expect(try await run([await Self.steady], "check").status == .success)
    try "nonsense\n".write(toFile: figures, atomically: true, encoding: .utf8)
    let malformed = try await run([await Self.steady], "check")
    #expect(malformed.status == .failure)
    #expect(malformed.text.contains("heights.baseline.lists: line 1"))
  }
}
