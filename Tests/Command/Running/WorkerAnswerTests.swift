import SelfSizing
import TestSupport
import Testing

@testable import SelfSizingCommand

/// Requests to a worker, and its answers, as the two processes read them.
@Suite("A worker's answers")
struct WorkerAnswerTests {
  /// A cell with a conflict, an ambiguous width, texts that are cut off and an overlap.
  private static let cells = TemplateContents(
    template: CellTemplate<String>("strange") { cell in
      let title = cell.label(\.self, style: .headline)
      let note = cell.label(\.self, style: .body, numberOfLines: 2)
      title.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 10)
      title.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 10)
      title.trailingAnchor.constraint(equalTo: note.leadingAnchor, constant: 4)
      note.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor)
      note.topAnchor.constraint(equalTo: title.topAnchor)
      note.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -8)
      title.heightAnchor.constraint(equalToConstant: 20)
      title.heightAnchor.constraint(equalToConstant: 30)
    },
    contents: [
      "Pancakes", "A soup of carrots and ginger, with bread, for everyone who comes \u{1F600}",
    ])

  private static func inspection(_ content: Int, _ traits: TraitCollection) throws -> CellInspection
  {
    try cells.makeMeasurer().inspect(
      contentAt: content, width: 320, traits: traits, priorities: .requiredWidthFittingHeight)
  }

  private static func bytes(_ inspection: CellInspection) -> [UInt8] {
    var writer = PackedWriter()
    inspection.write(to: &writer, [])
    return writer.bytes
  }

  /// Everything that the command says of an inspection.
  private static func words(_ inspection: CellInspection) -> [String] {
    let text = InspectionText(
      inspection: inspection, name: "strange", width: 320, traits: TraitCollection(),
      isVerbose: true)
    return [
      text.text(.table), text.text(.json), CellDrawing(inspection.measurement).document(),
    ] + inspection.findings.map(\.description)
  }

  @Test("show the same of a cell as the process that measured it", arguments: [0, 1])
  func inspections(_ content: Int) throws {
    for category in [DynamicTypeCategory.large, .accessibilityExtraLarge] {
      let inspection = try Self.inspection(
        content, TraitCollection(contentSizeCategory: category))
      #expect(!inspection.conflicts.isEmpty)
      var reader = PackedReader(Self.bytes(inspection))
      let read = CellInspection(from: &reader, [])
      #expect(reader.isValid && reader.isAtEnd)
      #expect(Self.words(read) == Self.words(inspection))
    }
  }

  @Test("are rejected, or can be shown, when they were changed")
  func changes() throws {
    let bytes = Self.bytes(try Self.inspection(1, TraitCollection()))
    var random = SeededGenerator(seed: 39)
    var accepted = 0
    for _ in 0..<Trials.count(3000, quick: 300) {
      var changed = bytes
      for _ in 0..<Int.random(in: 1...2, using: &random) {
        changed[Int.random(in: changed.indices, using: &random)] = .random(
          in: 0...255, using: &random)
      }
      var reader = PackedReader(changed)
      let read = CellInspection(from: &reader, [])
      guard reader.isValid, reader.isAtEnd else { continue }
      accepted += 1
      #expect(!Self.words(read).isEmpty)
    }
    #expect(accepted > 0)
  }

  @Test("have the outcomes of all cells, and what they share once")
  func outcomes() throws {
    let outcomes = try Self.cells.makeMeasurer().outcomes(
      ofContents: 0..<2, widths: [320, 375], traits: [TraitCollection()],
      priorities: .requiredWidthFittingHeight)
    var writer = PackedWriter()
    CellOutcome.write(outcomes, to: &writer, [])
    var reader = PackedReader(writer.bytes)
    let read = CellOutcome.outcomes(from: &reader, [])
    #expect(reader.isValid && reader.isAtEnd)
    #expect(read.map(\.height) == outcomes.map(\.height))
    let words = [read, outcomes].map { $0.map { $0.facts.findings.map(\.description) } }
    #expect(words[0] == words[1])
    // A height that no layout has is no outcome.
    for height in [Double.nan, -1, .infinity] {
      var writer = PackedWriter()
      CellOutcome.write([CellOutcome(height: height, outcomes[0].facts)], to: &writer, [])
      var reader = PackedReader(writer.bytes)
      _ = CellOutcome.outcomes(from: &reader, [])
      #expect(!reader.isValid)
    }
  }

  @Test("are to requests that read as they were written")
  func requests() throws {
    let subject = WorkerSubject(
      entry: 3, system: "iOS 18",
      replacements: [WorkerSubject.Replacement(constant: "a.top", value: "8")])
    let traits = TraitCollection(
      contentSizeCategory: .accessibilityLarge, displayScale: 2, layoutDirection: .rightToLeft,
      locale: "de_DE", legibilityWeight: .bold, horizontalSizeClass: .compact)
    let priorities = FittingPriorities.requiredWidthFittingHeight
    let movement = ListMovement(
      list: "rows",
      settings: MovedListEntry.Settings(
        size: LayoutSize(width: 375, height: 812), traits: traits, platform: .iOS18,
        anchor: .aboveOnly), motion: .jump, step: 400, keepsFrames: true)
    let requests: [WorkerRequest] = [
      .samples(subject), .constants(subject), .source(subject),
      .outcomes(subject, 2..<9, widths: [320, 375.5], [traits, TraitCollection()], priorities),
      .measurements(subject, 4, widths: [320], traits, priorities),
      .inspection(subject, 4, width: 320, traits, priorities),
      .description(subject, [1, 5], traits, priorities),
      .figures(system: "iOS 26", screen: LayoutSize(width: 393, height: 852), scale: 3),
      .movement(movement),
    ]
    for request in requests {
      let read = try #require(WorkerRequest(request.bytes, WorkerFonts()))
      #expect("\(read)" == "\(request)")
      #expect(WorkerRequest(request.bytes.dropLast(), WorkerFonts()) == nil)
    }
  }

  @Test("come from a process that reads the fonts of the command line, and no other file of it")
  func fonts() {
    let arguments = [
      "check", "--system-font=a.ttf", "--junit", "out.xml", "--fallback-fonts", "fonts",
      "--baseline=b", "--profile", "truth.json",
    ]
    #expect(WorkerFonts.paths(in: arguments) == ["a.ttf", "fonts", "truth.json"])
  }

  @Test("have the figures of a movement")
  func movements() throws {
    let entry = TemplateEntry(Self.cells.template, samples: Self.cells.contents)
    let loaded = try entry.load(TemplateRequest())
    var options = SimulateOptions(selection: CollectionSelection(templates: ["strange"]))
    options.film = "film"
    let run = try Simulation.run(
      MovedTemplates(
        SimulatedCells([loaded], count: 40, traits: TraitCollection()), .table,
        anchor: .firstFullyVisible, options), named: "table", .jump, options)
    var writer = PackedWriter()
    run.write(to: &writer)
    var reader = PackedReader(writer.bytes)
    let read = SimulatedRun(from: &reader)
    #expect(reader.isValid && reader.isAtEnd)
    #expect(ScrollTraceTable(run: read).text(.json) == ScrollTraceTable(run: run).text(.json))
    #expect(read.frames.count == run.frames.count && !run.frames.isEmpty)
    let reports = [run, read].map {
      SimulationReport(runs: [$0], showsTime: true, system: nil, fileFindings: [])
    }
    #expect(
      SimulationTable(report: reports[0]).text(.json)
        == SimulationTable(report: reports[1]).text(.json))
    #expect(reports[0].filmStrip.svg() == reports[1].filmStrip.svg())
  }
}
