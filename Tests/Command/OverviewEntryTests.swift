import SelfSizing
import Testing

@testable import SelfSizingCommand

@Suite("The overview of a report")
struct OverviewEntryTests {
  private static let run = MeasuringRun(
    widths: [320], categories: DynamicTypeCategory.allCases, settings: MeasurementSettings(),
    taskCount: 1)

  /// A title of one line, and a body as long as it needs.
  private static let template = CellTemplate<[String]>("note") { cell in
    let title = cell.label(\.[0], style: .body, numberOfLines: 1).named("title")
    let body = cell.label(\.[1], style: .body, numberOfLines: 0).named("body")
    cell.stack(.vertical) {
      title
      body
    }.edges(equalTo: cell.contentView)
  }

  private static func words(_ count: Int) -> String {
    Array(repeating: "words", count: count).joined(separator: " ")
  }

  /// The truncated cell is neither the shortest nor the longest.
  private static let contents = [
    ["Short", "One"], ["Long", words(200)], [words(20), words(60)], ["Short", words(30)],
  ]

  private static func measured(drawn: Bool = true) async throws -> TemplateMeasurements {
    var measured = try await run.measure(template, contents)
    if drawn { measured.drawings = try await run.drawings(of: template, contents, measured) }
    return measured
  }

  @Test("leads from each height to its own cell, and marks the one that has the defect")
  func links() async throws {
    let measured = try await Self.measured()
    let entries = OverviewEntry.all(of: measured, [])
    #expect(entries.map(\.count) == [12])
    let large = entries[0][3].html()
    let heights = measured.cells(width: 0, category: 3).map { NumberFormat.short($0.height) }
    #expect(
      large == "<td><a class=\"fine\" href=\"#note.large.w320.c1\">\(heights[0])</a>"
        + "<a class=\"fine\" href=\"#note.large.w320.c2\">\(heights[1])</a>"
        + "<a class=\"truncated grave\" href=\"#note.large.w320.c3\">"
        + "<i aria-hidden=\"true\">…</i></a></td>")
    #expect(entries[0][3].word == "cut off")
  }

  @Test("marks every height of a cell whose file has a problem")
  func fileFindings() async throws {
    let measured = try await Self.measured()
    let finding = CellFinding(.fixedFont("a font"), item: "title", site: measured.site)
    let fixed = TemplateMeasurements(
      name: measured.name, site: measured.site, widths: measured.widths,
      categories: measured.categories, contentNames: measured.contentNames, cells: measured.cells,
      fileFindings: [finding])
    for entry in OverviewEntry.all(of: fixed, [])[0] {
      #expect(!entry.html().contains("class=\"fine\""))
      #expect(entry.word != "")
    }
  }

  @Test("marks a height that has changed, and no other")
  func changes() async throws {
    let change = HeightChange(content: 1, width: 0, category: 3, expected: 1, actual: 2)
    let entry = OverviewEntry.all(of: try await Self.measured(), [change])[0][3]
    #expect(entry.word == "changed")
    let html = entry.html()
    #expect(html.contains("class=\"fine\" href=\"#note.large.w320.c1\""))
    #expect(html.contains("class=\"changed grave\" href=\"#note.large.w320.c2\""))
    #expect(!html.contains(".c3"))
  }

  @Test("has no link to a cell that is not drawn")
  func undrawn() async throws {
    let entries = OverviewEntry.all(of: try await Self.measured(drawn: false), [])
    let html = entries[0].map { $0.html() }.joined()
    #expect(html.contains("<span class=\"fine\">"))
    #expect(!html.contains("href"))
  }
}
