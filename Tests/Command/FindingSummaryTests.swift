import SelfSizing
import Testing

@testable import SelfSizingCommand

@Suite("Findings reported once")
struct FindingSummaryTests {
  @Test("count the cells, also where one item gives several findings of a kind")
  func cells() async throws {
    let template = CellTemplate<String>("cell") { cell in
      let over = cell.label(\.self, style: .body, numberOfLines: 1).named("over")
      let stack = cell.stack(.horizontal) {
        cell.label(text: "One", style: .body, numberOfLines: 1)
        cell.label(text: "Two", style: .body, numberOfLines: 1)
      }
      stack.edges(equalTo: cell.contentView)
      over.edges(equalTo: cell.contentView)
    }
    let run = MeasuringRun(
      widths: [60], categories: [.large, .extraLarge], settings: MeasurementSettings(),
      taskCount: 1)
    let measured = try await run.measure(template, ["A text over both of them"])
    let overlaps = FindingSummary(measured).entries.filter { $0.kind == .overlapping }
    #expect(measured.cells[0].findings.filter { $0.kind == .overlapping }.count == 2)
    #expect(overlaps.allSatisfy { $0.count <= 2 })
    #expect(
      overlaps.first?.text == "over overlaps label (2 of 2 heights); suggested fix: keep the two "
        + "apart with a constraint between them")
  }
}
