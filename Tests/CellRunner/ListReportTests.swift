import SelfSizing
import SelfSizingUIKit
import Testing
import UIKitTestSupport

@testable import SelfSizingCellRunner
@testable import SelfSizingCommand

@Suite("Reports about lists of an app", .serialized) @MainActor struct ListReportTests {
  private func moved(_ entry: ListEntry, _ motion: SimulateOptions.Motion) throws -> SimulatedRun {
    let settings = MovedListEntry.Settings(
      size: LayoutSize(width: 375, height: 600), traits: TraitCollection(displayScale: 3),
      platform: .iOS26, anchor: nil)
    let options = try simulateDefinition([], lists: [entry.name]).options(
      from: ["--list", entry.name, "--motion", motion.rawValue])
    return try Simulation.run(LiveList(entry, settings), named: entry.name, motion, options)
  }

  @Test("have a row for each movement, with the displacement under its name")
  func table() throws {
    let runs = [
      try moved(ListEntry("tiles") { TilesController() }, .jump),
      try moved(ListEntry("rows") { TagsController(count: 60) }, .jump),
    ]
    let table = SimulationTable(report: SimulationReport(runs: runs, showsTime: false))
    let lines = table.text(.table).split(separator: "\n").map(String.init)
    #expect(lines[0].hasPrefix("✕ what you read moves by up to 36 points: tiles, jump"))
    let heading = try #require(
      lines.firstIndex {
        $0.hasPrefix("Displacement: how far the first fully visible item moved")
      })
    let words = lines[heading + 1].split(separator: " ").map(String.init)
    #expect(words.prefix(3) == ["list", "motion", "anchor"])
    #expect(words.contains("displacement") && words.contains("lost"))
    #expect(lines.contains { $0.hasPrefix("tiles ") && $0.contains(" none ") })
    #expect(lines.contains { $0.hasPrefix("rows ") && $0.contains(" first-fully-visible ") })
    #expect(lines.contains { $0.hasPrefix("tiles, jump, none: LossyLayout.swift:1: LossyLayout") })
    #expect(table.text(.csv).hasPrefix("layout,motion,anchor,steps,"))
  }

  @Test("say which figure has grown, with the line of the layout or of the entry")
  func growth() throws {
    let tiles = try moved(ListEntry("tiles") { TilesController() }, .down)
    let line = #line + 1
    let entry = ListEntry("rows") { TagsController(count: 60) }
    let rows = try moved(entry, .down)
    // Of every figure one less than what was seen.
    let lines = SimulationBaseline([tiles, rows]).text.split(separator: "\n").map(String.init)
    let lowered =
      lines.prefix(1)
      + lines.dropFirst().map { line in
        let fields = line.split(separator: "\t").map(String.init)
        return (fields.prefix(3) + fields.dropFirst(3).map { "\((Double($0) ?? 0) - 1)" })
          .joined(separator: "\t")
      }
    let baseline = try SimulationBaseline(text: lowered.joined(separator: "\n"))
    let growth = baseline.growth(in: [tiles, rows])
    #expect(growth.contains("LossyLayout.swift:1: tiles, down, none: lost has grown from 0 to 1"))
    #expect(
      growth.contains {
        $0.hasPrefix(
          "ListReportTests.swift:\(line): rows, down, first-fully-visible: displacement has grown")
      }, "\(growth)")
  }

  @Test("name a list that cannot be laid out, in UIKit's words and with its line")
  func failure() throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize.height = .nan
    let line = #line + 1
    let entry = ListEntry("broken") { () -> UIViewController in
      let controller = TilesController()
      controller.collectionView.collectionViewLayout = layout
      return controller
    }
    let error = #expect(throws: HeadlessListError.self) { try moved(entry, .jump) }
    #expect(
      error?.description
        == "ListReportTests.swift:\(line): broken: The height of item [0, 0] is nan.")
    #expect(HeadlessEnvironment.traits == TraitCollection())
  }
}
