import SelfSizing
import Testing

@testable import SelfSizingCommand

@Suite("A conflict in the report")
struct ConflictReportTests {
  private let cell = CellTemplate<String>("note") { cell in
    let label = cell.label(\.self, style: .body)
    label.topAnchor.constraint(equalTo: cell.contentView.topAnchor)
    label.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor)
    label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor)
    label.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor)
    label.heightAnchor.constraint(equalToConstant: 20)
    cell.contentView.heightAnchor.constraint(greaterThanOrEqualToConstant: 44)
  }

  @Test("is reported as Xcode logs it, by explain and in the details of the drawn cell")
  func log() async throws {
    let log = "Unable to simultaneously satisfy constraints."
    let inspection = try Measurer(cell).inspect("Text", width: 320)
    #expect(inspection.conflicts.count == 1)
    let text = InspectionText(
      inspection: inspection, name: "Text", width: 320, traits: TraitCollection())
    #expect(text.text(.table).contains("Xcode would log:\n\n\(log)\n"))
    #expect(text.text(.json).contains("\"logs\":[\"\(log)\\n"))

    let run = MeasuringRun(
      widths: [320], categories: [.large], settings: MeasurementSettings(), taskCount: 1)
    var measured = try await run.measure(cell, ["Text"])
    measured.drawings = try await run.drawings(of: cell, ["Text"], measured)
    let page = await ReportPage([measured], settings: run.settings).html()
    #expect(page.contains("\"logs\":[\"\(log)\\n"))
    #expect(page.contains("<b>The cell</b> has a problem"))
  }

  @Test("is a defect, and what rests on an assumption is none")
  func gravity() {
    #expect(CellFinding.Kind.conflicting.severity == .fault)
    #expect(CellFinding.Kind.truncated.severity == .grave)
    #expect(CellFinding.Kind.assumed.severity == .note)
    #expect(CellFinding.Kind.allCases.filter { !$0.isDefect }.contains(.missingGlyphs))
  }
}
