import SelfSizing
import Testing

@testable import SelfSizingCommand

@Suite("The report's page")
struct ReportPageTests {
  private static let run = MeasuringRun(
    widths: [320], categories: DynamicTypeCategory.allCases, settings: MeasurementSettings(),
    taskCount: 2)
  private static let texts = ["One", String(repeating: "words that wrap ", count: 12)]

  private static func cell(
    named name: String = "note", lines: Int = 0, margin: Double = 8, height: Double? = nil
  ) -> CellTemplate<String> {
    CellTemplate(name) { cell in
      let text = cell.label(\.self, style: .body, numberOfLines: lines).named("text")
      cell.contentView.directionalLayoutMargins.top = margin
      let margins = cell.contentView.layoutMarginsGuide
      text.topAnchor.constraint(equalTo: margins.topAnchor)
      text.bottomAnchor.constraint(equalTo: margins.bottomAnchor)
      text.leadingAnchor.constraint(equalTo: margins.leadingAnchor)
      text.trailingAnchor.constraint(equalTo: margins.trailingAnchor)
      if let height { text.heightAnchor.constraint(equalToConstant: height) }
    }
  }

  private static func measured(
    _ template: CellTemplate<String>, _ run: MeasuringRun = run
  ) async throws -> TemplateMeasurements {
    var measured = try await run.measure(template, texts)
    measured.drawings = try await run.drawings(of: template, texts, measured)
    return measured
  }

  private static func page(
    _ templates: [TemplateMeasurements], _ comparison: BaselineComparison? = nil
  ) async -> String {
    await ReportPage(templates, settings: run.settings, comparison: comparison).html()
  }

  /// The part of a page from one mark to the next.
  private static func part(_ page: String, from start: String, to end: String) throws -> Substring {
    let start = try #require(page.firstRange(of: start)).lowerBound
    let end = try #require(page[start...].firstRange(of: end)).upperBound
    return page[start..<end]
  }

  @Test("begins with the outcome: no problem, and no tab of changes")
  func fine() async throws {
    let page = await Self.page([try await Self.measured(Self.cell())])
    #expect(page.contains("<h1 class=\"fine\"><b>✓ The cell has</b> no problem</h1>"))
    #expect(page.contains("<title>✓ The cell has no problem</title>"))
    #expect(!page.contains("href=\"#changes\"") && !page.contains("<article"))
  }

  @Test("lets a browser run its own style and script, and nothing that a name may hold")
  func policy() async throws {
    let template = try await Self.measured(Self.cell(named: "</script><script>alert(1)</script>"))
    let page = await Self.page([template])
    let policy = try Self.part(page, from: "<meta http-equiv=\"Content-Security-Policy\"", to: ">")
    #expect(policy.contains("default-src 'none'") && policy.contains("base-uri 'none'"))
    for name in ["style", "script"] {
      let element = try Self.part(page, from: "<\(name)>", to: "</\(name)>")
      let text = String(element.dropFirst(name.count + 2).dropLast(name.count + 3))
      #expect(policy.contains("\(name)-src 'sha256-\(SHA256.base64(of: text))'"))
      #expect(policy.endIndex < element.startIndex)
    }
    #expect(page.ranges(of: "<script>").count == 1)
    #expect(!page.contains("alert(1)<"))
  }

  @Test("has a card for each problem, the gravest first, with a picture and a link to its cell")
  func broken() async throws {
    let templates = [
      try await Self.measured(Self.cell(named: "short", lines: 1)),
      try await Self.measured(Self.cell(named: "flat", height: -4)),
      try await Self.measured(Self.cell(named: "fine")),
    ]
    let page = await Self.page(templates)
    #expect(page.contains("<b>2 of 3 cells</b> have a problem</h1>"))
    let problems = try Self.part(page, from: "<section id=\"problems\"", to: "</section>")
    let severities = problems.matches(of: /<article class="card (\w+)"/).map {
      String($0.output.1)
    }
    #expect(severities.count > 1)
    #expect(problems.contains("<div class=\"filters\" role=\"group\""))
    #expect(severities == severities.filter { $0 == "grave" } + severities.filter { $0 == "fault" })
    // A link leads to the cell that has the worst of the finding.
    let links = problems.matches(of: /<h3><a href="#([^"?]*)/).map { String($0.output.1) }
    #expect(links.contains("short.AX5.w320.c2"))
    #expect(problems.matches(of: /<g class="failing"><rect/).count >= 1)
    #expect(problems.contains("“text” is cut off: "))
    #expect(problems.contains("<code>text.numberOfLines = 0</code>"))
  }

  @Test("a fault of the file alone is a problem of the cell")
  func fileFindings() async throws {
    let measured = try await Self.measured(Self.cell())
    let finding = CellFinding(.fixedFont("a font"), item: "text", site: measured.site)
    let page = await Self.page([
      TemplateMeasurements(
        name: measured.name, site: measured.site, widths: measured.widths,
        categories: measured.categories, contentNames: measured.contentNames,
        cells: measured.cells, fileFindings: [finding])
    ])
    #expect(page.contains("<b>The cell</b> has a problem"))
    #expect(page.contains("Text ignores Dynamic Type"))
  }

  @Test("lines of source are copied, or lead to the commit or into an editor")
  func sources() {
    let site = DeclarationSite(fileID: "App/RecipeCell.swift", line: 9)
    #expect(SourceLinks.none.address(of: site) == nil)
    #expect(SourceLinks.none.html(site).contains("data-copy=\"App/RecipeCell.swift:9\""))
    let commit = SourceLinks(
      editor: "", folder: "/app",
      [
        "GITHUB_SERVER_URL": "https://github.com", "GITHUB_REPOSITORY": "me/app",
        "GITHUB_SHA": "abc",
      ]
    ) { { $0.fileID } }
    #expect(
      commit.address(of: site) == "https://github.com/me/app/blob/abc/App/RecipeCell.swift#L9")
    let editor = SourceLinks(editor: "vscode", folder: "/app", [:]) { { $0.fileID } }
    #expect(editor.address(of: site) == "vscode://file/app/App/RecipeCell.swift:9")
  }

  @Test("groups changes by their cause: a line and a picture each, with the number of heights")
  func changes() async throws {
    var baseline = Baseline(settings: Self.run.settings)
    baseline.record([try await Self.run.measure(Self.cell(), Self.texts)])
    var comparison = BaselineComparison(try Baseline(text: baseline.text()))
    let changed = Self.cell(lines: 2, margin: 14)
    let measured = try await Self.measured(changed)
    try comparison.compare(measured, of: changed, Self.texts)
    let groups = comparison.templates[0].changeGroups
    #expect(
      groups.map { $0.constants.map(\.name) } == [
        ["text.numberOfLines", "contentView.margins.top"], ["contentView.margins.top"],
      ])
    #expect(groups.map(\.changes.count) == [12, 12])
    #expect(groups.allSatisfy { measured.categories[$0.example(in: measured).category] == .large })
    #expect(comparison.templates[0].drawings.count == 2)
    let page = await Self.page([measured], comparison)
    // The tab of the changes is the first one that is seen.
    #expect(page.contains("<main data-first=\"changes\">"))
    let section = try Self.part(page, from: "<section id=\"changes\"", to: "</section>")
    #expect(section.matches(of: /class="triple"/).count == 2)
    #expect(section.contains("contentView.margins.top 8 → 14"))
    #expect(section.contains("12 heights, +6 points"))
    #expect(section.contains("id=\"note.change2\""))
    #expect(section.contains("<summary>All 12, the largest change first</summary>"))
  }

  @Test("traces every change, however many there are, and says of none that it is untraced")
  func manyChanges() async throws {
    let run = MeasuringRun(
      widths: [300, 310, 320, 330, 340, 350], categories: DynamicTypeCategory.allCases,
      settings: MeasurementSettings(), taskCount: 2)
    var baseline = Baseline(settings: run.settings)
    baseline.record([try await run.measure(Self.cell(), Self.texts)])
    var comparison = BaselineComparison(try Baseline(text: baseline.text()))
    let changed = Self.cell(margin: 9)
    try comparison.compare(try await run.measure(changed, Self.texts), of: changed, Self.texts)
    let groups = comparison.templates[0].changeGroups
    #expect(groups.map(\.changes.count) == [144])
    #expect(groups[0].isTraced)
  }

  @Test("the legend has every fidelity, with its words")
  func trust() {
    #expect(Trust.all.count == Fidelity.allCases.count)
    #expect(Set(Trust.all.map(\.name)).count == Trust.all.count)
    for (trust, fidelity) in zip(Trust.all, Fidelity.allCases) {
      #expect(trust.name == "\(fidelity)")
      #expect(
        ReadingSection.html.contains(
          "<dt>\(trust.tag)</dt><dd>\(trust.legend.escapedForMarkup)</dd>"))
    }
  }

  @Test(
    "L and AX3 are seen first, or what stands for them",
    arguments: [
      (DynamicTypeCategory.allCases, [.large, .accessibilityExtraLarge]),
      ([.small, .accessibilityMedium], [.small, .accessibilityMedium]),
      ([.small, .medium, .extraLarge], [.medium, .extraLarge]), ([.large], [.large]), ([], []),
    ] as [([DynamicTypeCategory], [DynamicTypeCategory])])
  func sizes(measured: [DynamicTypeCategory], first: [DynamicTypeCategory]) {
    #expect(ShownSizes.first(of: measured) == first)
  }

  @Test("its data names everything in full")
  func keys() async throws {
    let page = await Self.page([try await Self.measured(Self.cell(lines: 1))])
    let data = try Self.part(page, from: "<script id=\"data\"", to: "</script>")
    #expect(data.contains("\"baselines\":["))
    #expect(data.matches(of: /"\w":/).isEmpty)
  }
}
