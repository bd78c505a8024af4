import Foundation
import SelfSizing
import SelfSizingCommand
import Testing

/// Names every public type of the command and the report next to Foundation and Testing.
@Suite("Public names of the command")
struct CommandPublicNamesTests {
  private static let types: [Any.Type] = [
    CellDrawing.self, ContentDocument<Int>.self, ContentError.self, ContentFinding.self,
    ContentPlace.self, ContentReader.self, DrawnCell.self, ExitStatus.self, FindingSummary.self,
    MeasuredCell.self, MeasurementCSV.self, MeasurementCommand.self, MeasurementJSON.self,
    MeasurementSettings.self, MeasurementTable.self, ReportPage.self, ScrollTraceJSON.self,
    ScrollTraceTable.self, SizingStrategy.self, StrategyComparison.self, StrategyJSON.self,
    StrategyRun.self, StrategyTable.self, TemplateEntry.self, TemplateMeasurements.self,
  ]

  @Test("stand beside those of Foundation and Testing")
  func areUnambiguous() {
    let names = Self.types.map { String(describing: $0) }
    #expect(Set(names).count == names.count)
  }
}
