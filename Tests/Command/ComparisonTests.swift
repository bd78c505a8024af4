import SelfSizing
import Testing

@testable import SelfSizingCommand

@Suite("A comparison with a baseline")
struct ComparisonTests {
  struct Note: Sendable {
    var title: String
    var text: String
  }

  static let notes = [
    Note(title: "One", text: "A short note."),
    Note(title: "Two", text: String(repeating: "A longer note than that. ", count: 9)),
  ]

  static func template(
    name: String = "note", spacing: Double = 4, margin: Double = 8, style: TextStyle = .body,
    lines: Int = 1,
    priority: LayoutPriority = 750
  ) -> CellTemplate<Note> {
    CellTemplate(name) { cell in
      cell.contentView.directionalLayoutMargins.top = margin
      let title = cell.label(\.title, style: .headline, numberOfLines: lines).named("title")
        .compressionResistance(priority, for: .vertical)
      let text = cell.label(\.text, style: style).named("text")
      let stack = cell.stack(.vertical, spacing: spacing) {
        title
        text
      }
      .named("stack")
      let margins = cell.contentView.layoutMarginsGuide
      stack.topAnchor.constraint(equalTo: margins.topAnchor)
      stack.leadingAnchor.constraint(equalTo: margins.leadingAnchor)
      stack.trailingAnchor.constraint(equalTo: margins.trailingAnchor)
      stack.bottomAnchor.constraint(equalTo: margins.bottomAnchor)
    }
  }

  static let run = MeasuringRun(
    widths: [320], categories: [.large, .accessibilityMedium], settings: MeasurementSettings(),
    taskCount: 2)

  static func baseline(_ template: CellTemplate<Note>, _ notes: [Note] = notes) async throws
    -> Baseline
  {
    var baseline = Baseline(settings: run.settings)
    baseline.record([try await run.measure(template, notes)])
    // What is compared with has been through a file.
    return try Baseline(text: baseline.text())
  }

  static func compare(
    _ template: CellTemplate<Note>, _ notes: [Note] = notes, with baseline: Baseline
  ) async throws -> BaselineComparison {
    var comparison = BaselineComparison(baseline)
    try comparison.compare(try await run.measure(template, notes), of: template, notes)
    return comparison
  }

  @Test("of the same template is clean")
  func clean() async throws {
    let comparison = try await Self.compare(
      Self.template(), with: Self.baseline(Self.template()))
    #expect(comparison.isClean)
    #expect(ComparisonTable(comparison).text() == "✓ 0 of 4 heights differ, 0 new findings\n")
  }

  @Test("traces every change to the constants that made it")
  func causes() async throws {
    let baseline = try await Self.baseline(Self.template())
    let comparison = try await Self.compare(Self.template(spacing: 12, margin: 5), with: baseline)
    let template = try #require(comparison.templates.first)
    #expect(!comparison.isClean)
    #expect(template.changes.count == 4)
    for change in template.changes {
      #expect(change.difference == 5)
      #expect(change.causes.map(\.difference) == [-3, 8])
      #expect(change.causes.map(\.constant.name) == ["contentView.margins.top", "stack.spacing"])
      #expect(change.causes.allSatisfy { $0.constant.site.fileName == "ComparisonTests.swift" })
    }
    #expect(template.changes[0].causes[1].text.hasPrefix("+8 from stack.spacing 4 → 12, Comp"))
    #expect(template.drawings.allSatisfy { $0.expected != nil })
  }

  @Test("sets text styles, line limits and priorities back as well")
  func otherConstants() async throws {
    let baseline = try await Self.baseline(Self.template())
    let comparison = try await Self.compare(
      Self.template(style: .title1, priority: 749), with: baseline)
    let template = try #require(comparison.templates.first)
    #expect(
      template.changedConstants.map { "\($0.name) \($0.old) \($0.new)" } == [
        "text.font body title1", "title.compressionResistance.vertical 750 749",
      ])
    #expect(template.changes.allSatisfy { $0.causes.map(\.constant.name) == ["text.font"] })
  }

  @Test("does not blame a constant for what a content changed")
  func contents() async throws {
    let baseline = try await Self.baseline(Self.template())
    var changed = Self.notes
    changed[1].text += String(repeating: "And more. ", count: 12)
    let comparison = try await Self.compare(Self.template(), changed, with: baseline)
    let template = try #require(comparison.templates.first)
    // The name is the beginning of the texts, and it is unchanged.
    #expect(template.changes.count == 2)
    #expect(template.changes.allSatisfy { $0.causes.isEmpty })
    #expect(ComparisonTable(comparison).text().contains("2 without a changed constant"))
  }

  @Test("reports contents that came or went, and pairs equal names in their order")
  func comings() async throws {
    let note = Self.notes[0]
    let baseline = try await Self.baseline(Self.template(), [note, note, Self.notes[1]])
    let comparison = try await Self.compare(
      Self.template(), [Note(title: "New", text: ""), note], with: baseline)
    let template = try #require(comparison.templates.first)
    #expect(template.addedContents == [0])
    #expect(template.missingContents.count == 2)
    #expect(template.changes.isEmpty)
    #expect(!comparison.isClean)
  }

  @Test("reports a finding that is new or found in more cells, until it is accepted by name")
  func findings() async throws {
    var baseline = try await Self.baseline(Self.template())
    var long = Self.notes
    long[0].title = "One"
    long[1].title = "Two"
    let wide = long.map { note in
      var note = note
      note.title += " " + String(repeating: "x", count: 90)
      return note
    }
    baseline.templates = try await Self.baseline(Self.template(), wide).templates.map { template in
      RecordedTemplate(
        name: template.name, categories: template.categories, widths: template.widths,
        constants: template.constants, findings: [], contents: template.contents)
    }
    let comparison = try await Self.compare(Self.template(), wide, with: baseline)
    let found = try #require(comparison.templates.first?.newFindings.first)
    #expect(found.name == "note.title.truncated")
    #expect(!comparison.isClean)
    #expect(comparison.summary.hasSuffix(", 1 new finding"))
    baseline.accept(found.name, because: "one line is the design")
    #expect(try await Self.compare(Self.template(), wide, with: baseline).isClean)
  }

  @Test("is read under the names of the code, and kept under a template's own")
  func names() async throws {
    func template(_ spacing: Double) -> CellTemplate<Note> {
      CellTemplate("note") { cell in
        let all = cell.stack(.vertical, spacing: spacing) {
          cell.label(\.title, style: .headline)
          cell.label(style: .body, numberOfLines: 1) { $0.text }
        }
        all.edges(equalTo: cell.contentView)
      }
    }
    let changed = template(9)
    let line = try #require(changed.constants.first { $0.name == "stack.spacing" }).site.line
    let shown = changed.namingItems { $0.line == line ? "all" : "text" }
    var measured = try await Self.run.measure(shown, Self.notes)
    measured.recordedNames = RecordedNames(
      of: TemplateContents(template: shown, contents: Self.notes),
      recorded: TemplateContents(template: changed, contents: Self.notes))
    var comparison = BaselineComparison(try await Self.baseline(template(4)))
    try comparison.compare(measured, of: changed, Self.notes)
    let note = try #require(comparison.templates.first)
    #expect(note.changes.count == 4)
    #expect(note.changedConstants.map(\.name) == ["all.spacing"])
    #expect(note.changes.allSatisfy { $0.causes.count == 1 })
    #expect(ComparisonTable(comparison).text().contains("+5 from all.spacing 4 → 9"))
    #expect(ComparisonTable(comparison).text(.json).contains("\"stack.spacing\""))
    // The label's finding is as recorded, under the name that it has there.
    #expect(note.newFindings.isEmpty && note.goneFindings.isEmpty)
    #expect(measured.cells.contains { $0.findings.contains { $0.item == "text" } })
  }

  @Test("is the same in every form it is written in")
  func forms() async throws {
    let baseline = try await Self.baseline(Self.template())
    let comparison = try await Self.compare(Self.template(spacing: 12), with: baseline)
    let markdown = MarkdownSummary(comparison: comparison).text()
    let place = try #require(comparison.templates.first?.changedConstants.first?.site)
    #expect(
      markdown.contains(
        "  - stack.spacing 4 → 12: 4 heights, +8 points, \(place); “"))
    let junit = JUnitReport(comparison: comparison).text()
    #expect(junit.contains("failures=\"1\""))
    #expect(junit.contains("+8 from stack.spacing 4 → 12"))
    let diagnostics = Diagnostic.differences(comparison)
    let writer = DiagnosticWriter { "Sources/\($0.fileName)" }
    let line = try #require(diagnostics.first?.site.line)
    #expect(
      writer.xcode(diagnostics)
        == "Sources/ComparisonTests.swift:\(line):1: error: note: 4 of 4 heights changed, by +8 "
        + "points; stack.spacing 4 → 12 [height-changed]\n")
    #expect(
      writer.github(diagnostics)
        == "::error file=Sources/ComparisonTests.swift,line=\(line),title=height-changed::note: 4 of 4"
        + " heights changed, by +8 points; stack.spacing 4 → 12\n")
    #expect(writer.sarif(diagnostics, toolVersion: "1").contains("\"startLine\":\(line)"))
  }

  @Test("is summed up in 20 lines, however much changed", arguments: [1, 5, 16, 17, 60])
  func shortSummary(count: Int) async throws {
    let templates = (0..<count).map { Self.template(name: "note\($0)") }
    var comparison = BaselineComparison(Baseline(settings: Self.run.settings))
    for template in templates {
      try comparison.compare(
        try await Self.run.measure(template, Self.notes), of: template, Self.notes)
    }
    let lines = MarkdownSummary(comparison: comparison).text().split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count - 1 <= 20)
    #expect(lines.contains("- **note0** is not in the baseline"))
    #expect(lines.contains("- and \(count - 15) more: see the report") == (count > 16))
  }
}
