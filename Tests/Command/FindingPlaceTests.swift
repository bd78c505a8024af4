import SelfSizing
import Testing

@testable import SelfSizingCommand

@Suite("The places of findings in a report")
struct FindingPlaceTests {
  private static let run = MeasuringRun(
    widths: [320], categories: DynamicTypeCategory.allCases, settings: MeasurementSettings(),
    taskCount: 1)

  private static func template(_ name: String, lines: Int) -> CellTemplate<String> {
    CellTemplate(name) { cell in
      cell.label(\.self, style: .body, numberOfLines: lines).named("text")
        .edges(equalTo: cell.contentView)
    }
  }

  private static func measured(_ name: String, lines: Int = 1, _ texts: [String]) async throws
    -> TemplateMeasurements
  {
    let template = template(name, lines: lines)
    var measured = try await run.measure(template, texts)
    measured.drawings = try await run.drawings(of: template, texts, measured)
    return measured
  }

  private static func words(_ count: Int) -> String {
    Array(repeating: "words", count: count).joined(separator: " ")
  }

  @Test("name the most hidden characters, and lead to the cell that hides them")
  func worst() async throws {
    // All are as high as one line; the longest text is none of the three that are drawn for that.
    let texts = ["One"] + [12, 13, 40, 14, 11].map(Self.words)
    let measured = try await Self.measured("note", texts)
    let problem = try #require(SharedProblem.all([measured]).first)
    let place = problem.worst.place
    let hidden = measured.cells.flatMap(\.findings).compactMap { finding -> Int? in
      guard case .truncated(let count, _) = finding.detail else { return nil }
      return count
    }
    let most = try #require(hidden.max())
    #expect(ProblemText(problem.worst).title == "“text” is cut off: \(most) characters hidden")
    #expect(problem.harm.share == Double(hidden.count) / 72)
    #expect(place.target == "note.AX5.w320.c4")
    let shown = try #require(
      measured.drawings.first { measured.anchor(of: $0) == place.target })
    #expect(shown.measurement.findings.contains { $0.detail.amount == Double(most) })
  }

  @Test("are sorted by how many cells have them, then by how much of it")
  func harm() async throws {
    let problems = SharedProblem.all([
      try await Self.measured("few", ["One", Self.words(90)]),
      try await Self.measured("many", [Self.words(12), Self.words(13)]),
      try await Self.measured("worse", ["One", Self.words(95)]),
    ])
    #expect(problems.map(\.names) == [["many"], ["worse"], ["few"]])
  }

  @Test("lead to a size that is seen first where the finding has no degrees")
  func even() async throws {
    let template = CellTemplate<String>("over") { cell in
      cell.label(\.self, style: .body, numberOfLines: 0).named("one")
        .edges(equalTo: cell.contentView)
      cell.label(\.self, style: .body, numberOfLines: 0).named("two")
        .edges(equalTo: cell.contentView)
    }
    var measured = try await Self.run.measure(template, ["One"])
    measured.drawings = try await Self.run.drawings(of: template, ["One"], measured)
    let problem = try #require(SharedProblem.all([measured]).first { $0.kind == .overlapping })
    #expect(problem.worst.place.target == "over.large.w320.c1")
    #expect(problem.harm.share == 1)
  }

  @Test("are one problem if they are equal, and ordered by what a reader loses")
  func equal() async throws {
    let first = try await Self.measured("one", [Self.words(90)])
    let site = first.site
    func named(_ name: String, _ finding: CellFinding) -> TemplateMeasurements {
      TemplateMeasurements(
        name: name, site: site, widths: first.widths, categories: first.categories,
        contentNames: first.contentNames, cells: first.cells, fileFindings: [finding])
    }
    let fixed = ["one", "two"].map { name in
      named(name, CellFinding(.fixedFont("a font"), item: name, site: site))
    }
    let problems = SharedProblem.all(fixed)
    #expect(problems.map(\.kind) == [.truncated, .fixedFont])
    #expect(problems.map(\.names) == [["one", "two"], ["one", "two"]])
    #expect(problems.map(\.harm.loss.severity) == [.grave, .fault])
    #expect(fixed.allSatisfy { $0.loss == .part })
  }

  @Test("have beside them, drawn, the shortest and longest cells of every size")
  func drawn() async throws {
    // Text that wraps grows past short lines as text sizes rise: at L it is the second lowest.
    let texts = ["One", "a\nb\nc\nd\ne", "a\nb\nc\nd\ne\nf", "a\nb\nc\nd\ne\nf\ng", Self.words(24)]
    let measured = try await Self.measured("note", lines: 0, texts)
    let drawn = Set(measured.drawnContents(width: 0))
    for category in measured.categories.indices {
      let heights = measured.cells(width: 0, category: category).map(\.height)
      for extreme in [heights.min(), heights.max()] {
        #expect(drawn.contains { heights[$0] == extreme })
      }
    }
  }
}
