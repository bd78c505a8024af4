import SelfSizing
import Testing

@testable import SelfSizingCommand

@Suite("Heights that shrink when the text grows")
struct ShrinkingTests {
  private func findings(_ template: CellTemplate<String>) async throws -> [[CellFinding]] {
    let run = MeasuringRun(
      widths: [200], categories: [.extraLarge, .medium, .large], settings: MeasurementSettings(),
      taskCount: 1)
    return try await run.measure(
      template, ["A text that fills three lines of a narrow cell, or more"]
    )
    .cells.map { $0.findings.filter { $0.kind == .shrinking } }
  }

  @Test("are found with both heights, at the size where it happens")
  func found() async throws {
    let template = CellTemplate<String>("cell") { cell in
      let text = cell.label(\.self, style: .body)
        .numberOfLines(when: { $0.contentSizeCategory > .large ? 1 : 0 })
      text.edges(equalTo: cell.contentView)
    }
    let found = try await findings(template)
    #expect(found.map(\.count) == [1, 0, 0])
    let finding = try #require(found[0].first)
    #expect(finding.message == "the cell is 23 points high, and 42.33 at L")
    #expect(finding.site == template.site && !finding.kind.isDefect)
  }

  @Test("are by design where a stack reflows")
  func reflow() async throws {
    let template = CellTemplate<String>("cell") { cell in
      let stack = cell.stack(.vertical) {
        cell.label(text: "One", style: .body)
        cell.label(text: "Two", style: .body)
      }
      .axis(.horizontal, when: { $0.contentSizeCategory > .large })
      stack.edges(equalTo: cell.contentView)
    }
    #expect(try await findings(template).map(\.count) == [0, 0, 0])
  }
}
