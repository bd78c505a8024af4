import SelfSizing
import Testing

@testable import SelfSizingCommand

@Suite("Measurements as CSV")
struct MeasurementCSVTests {
  private static let template = CellTemplate<String>("note, plain") { cell in
    cell.label(\.self, style: .body, numberOfLines: 2).edges(equalTo: cell.contentView)
  }

  @Test("has a row for each content at each size and width, in order, with any number of tasks")
  func rows() async throws {
    // More rows of a size than are written together.
    let contents = (0..<5000).map { String(repeating: "wort \($0 % 7) ", count: 1 + $0 % 30) }
    let run = MeasuringRun(
      widths: [320, 160], categories: [.large, .accessibilityLarge],
      settings: MeasurementSettings(TraitCollection()), taskCount: 3)
    let measured = try await run.measure(Self.template, contents)
    var alone = ""
    var printer = MeasurementPrinter(format: .csv, settings: run.settings)
    printer.begin { alone += $0 }
    await printer.print(measured, tasks: 1) { alone += $0 }
    var together = ""
    printer = MeasurementPrinter(format: .csv, settings: run.settings)
    printer.begin { together += $0 }
    await printer.print(measured, tasks: 3) { together += $0 }
    #expect(alone == together)
    let rows = alone.split(separator: "\n").dropFirst()
    #expect(rows.count == 20_000)
    let measurer = Measurer(Self.template)
    for row in [0, 1, 2047, 2048, 4999, 5000, 9_998, 10_000, 14_321, 19_999] {
      let (strip, content) = row.quotientAndRemainder(dividingBy: 5000)
      let traits = run.settings.traits(run.categories[strip % 2])
      let width = run.widths[strip / 2]
      let height = try measurer.height(of: contents[content], width: width, traits: traits)
      #expect(rows[rows.startIndex + row].hasPrefix("\"note, plain\",\(content + 1),wort"))
      #expect(
        rows[rows.startIndex + row].contains(
          ",\(width),\(run.categories[strip % 2].sizeName),\(height),"))
    }
  }
}
