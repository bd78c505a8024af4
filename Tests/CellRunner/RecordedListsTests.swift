import Foundation
import SelfSizing
import Testing
import UIKitTestSupport

@testable import SelfSizingCellRunner
@testable import SelfSizingCommand

/// The lists here are collections of templates' cells: what is recorded does not depend on who
/// places them.
@Suite("Lists beside the heights that are recorded") final class RecordedListsTests {
  private let folder = NSTemporaryDirectory() + "selfsizing-lists-\(UUID().uuidString)"

  init() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private var baseline: String { folder + "/heights.baseline" }
  private var figures: String { baseline + ".lists" }

  /// A list of tags that keeps something in place.
  private static func rows(keeping anchor: ScrollAnchorPolicy) -> MovedListEntry {
    MovedListEntry(name: "rows") { settings in
      let tag = try TemplateEntry(tagTemplate(), samples: tags).load(
        TemplateRequest(content: nil, platform: nil, sizeClasses: settings.traits.sizeClasses))
      return try MovedTemplates(
        SimulatedCells([tag], count: 60, traits: settings.traits), .table, anchor: anchor,
        SimulateOptions(selection: CollectionSelection(templates: [])))
    }
  }

  private func run(_ lists: [MovedListEntry], _ arguments: String...) async throws -> (
    status: SelfSizingCommand.ExitStatus, text: String
  ) {
    let output = folder + "/output"
    try Data().write(to: URL(fileURLWithPath: output))
    guard let file = FileHandle(forWritingAtPath: output) else { throw CocoaError(.fileNoSuchFile) }
    let status = await CommandRun(
      entries: [TemplateEntry(tagTemplate(), samples: tags)], lists: lists, tool: "selfsize",
      console: Console(
        output: file.fileDescriptor, messages: file.fileDescriptor, isColored: false),
      interruptions: Interruptions()
    ).status(
      for: arguments + ["--baseline", baseline]
        + (arguments == ["check"] ? ["--out", folder + "/report.html"] : []))
    return (status, try String(contentsOfFile: output, encoding: .utf8))
  }

  @Test("are recorded by movement, and checked with the heights")
  func growth() async throws {
    let steady = Self.rows(keeping: .firstFullyVisible)
    let recorded = try await run([steady], "record")
    #expect(recorded.status == .success)
    #expect(recorded.text.contains("heights.baseline.lists: 5 movements of 1 list"))
    let text = try String(contentsOfFile: figures, encoding: .utf8)
    #expect(text.split(separator: "\n").dropFirst().allSatisfy { $0.hasPrefix("rows\t") })
    #expect(try await run([steady], "check").status == .success)
    let checked = try await run([Self.rows(keeping: .none)], "check")
    #expect(checked.status == .findings)
    #expect(checked.text.contains("error: rows, updates, none: not recorded"))
    // The same policy, and one figure less than what the list takes: how much it works is no fault.
    func lower(_ figure: Int, to value: String) throws {
      let lowered = text.split(separator: "\n").map { line in
        var fields = line.split(separator: "\t").map(String.init)
        if fields[1] == "jump" { fields[figure] = value }
        return fields.joined(separator: "\t")
      }
      try (lowered.joined(separator: "\n") + "\n").write(
        toFile: figures, atomically: true, encoding: .utf8)
    }
    for work in 5...7 {
      try lower(work, to: "0.0")
      #expect(try await run([steady], "check").status == .success)
    }
    try lower(8, to: "-1.0")
    let grown = try await run([steady], "check")
    #expect(grown.status == .findings)
    #expect(
      grown.text.contains(
        "error: rows, jump, first-fully-visible: oscillating has grown from -1 to 0"))
  }

  @Test("need no figures, and an unreadable file names itself")
  func absence() async throws {
    let steady = Self.rows(keeping: .firstFullyVisible)
    #expect(try await run([], "record").status == .success)
    #expect(!FileManager.default.fileExists(atPath: figures))
    #expect(try await run([steady], "check").status == .success)
    try "nonsense\n".write(toFile: figures, atomically: true, encoding: .utf8)
    let malformed = try await run([steady], "check")
    #expect(malformed.status == .failure)
    #expect(malformed.text.contains("heights.baseline.lists: line 1"))
  }
}
