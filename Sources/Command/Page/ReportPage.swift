import SelfSizing

/// The report: a self-contained HTML file, with the same bytes for the same input.
package struct ReportPage: Sendable {
  private let templates: [TemplateMeasurements]
  private let settings: MeasurementSettings
  private let comparison: BaselineComparison?
  var scroll: ScrollStory?
  var strategies: StrategyComparison?
  var links = SourceLinks.none
  var version = ""

  package init(
    _ templates: [TemplateMeasurements], settings: MeasurementSettings,
    comparison: BaselineComparison? = nil
  ) { (self.templates, self.settings, self.comparison) = (templates, settings, comparison) }

  /// The document, its parts written by several tasks, the same bytes every time.
  package func html() async -> String {
    let parts = parts
    return await inParallel(parts.count, tasks: parts.count, makeState: {}) { parts[$1]() }.joined()
  }

  private typealias Part = @Sendable () -> String

  /// The document in pieces that do not depend on each other.
  private var parts: [Part] {
    let outcome = ReportOutcome(templates, comparison)
    let problems = SharedProblem.all(templates)
    let section = ProblemsSection(problems: problems, links: links)
    var parts: [Part] = [{ beginning(outcome, problems) + outcome.html() + section.beginning }]
    parts += problems.map { problem in { section.card(problem) } }
    parts.append { section.end }
    if let comparison {
      parts.append { ChangesSection(comparison: comparison, links: links).html() + "\n" }
    }
    parts.append {
      "<section id=\"cells\" class=\"tab\" aria-labelledby=\"cells-title\">"
        + "<h2 id=\"cells-title\" class=\"spoken\">All cells</h2>\n\(tools)"
        + OverviewSection(templates: templates, comparison: comparison).html() + "\n"
    }
    parts += templates.map { template in
      { TemplateSection(template: template, links: links).html() + "\n" }
    }
    parts.append {
      TrustSection(templates: templates).html()
        + (isLiving ? ReadingSection.htmlOfLivingPage : ReadingSection.html) + "</section>\n"
    }
    if scroll != nil || strategies != nil { parts.append { scrolling } }
    let data = ReportData(settings: settings, links: links)
    parts.append { betweenSectionsAndData + data.beginning() }
    for (index, template) in templates.enumerated() {
      parts.append { (index > 0 ? ",\n" : "") + data.text(template) }
    }
    parts.append {
      "\(ReportData.end)</script>\n\(engine)\(policy.scriptElement)\n</body>\n</html>\n"
    }
    return parts
  }

  private func beginning(_ outcome: ReportOutcome, _ problems: [SharedProblem]) -> String {
    """
    \(policy.head(title: outcome.title))
    <body class="still">
    <a class="skip" href="#\(firstTab)">Skip to the outcome</a>
    \(PageHead(tabs: tabs, settings: settings, version: version).html())\
    <main data-first="\(firstTab)">

    """
  }

  private var firstTab: String { comparison.map { !$0.isClean } ?? false ? "changes" : "problems" }

  private var tabs: [(id: String, title: String, count: Int?)] {
    // The sentence on top counts the cells that have problems: another number beside it confuses.
    var tabs: [(id: String, title: String, count: Int?)] = [("problems", "Problems", nil)]
    if let comparison {
      tabs.append(("changes", "Changes", comparison.templates.map(\.changes.count).reduce(0, +)))
    }
    tabs.append(("cells", "All cells", Set(templates.map(\.name)).count))
    if scroll != nil || strategies != nil { tabs.append(("scrolling", "Scrolling", nil)) }
    return tabs
  }

  private var scrolling: String {
    "<section id=\"scrolling\" class=\"tab\" aria-labelledby=\"scrolling-title\">"
      + "<h2 id=\"scrolling-title\" class=\"spoken\">Scrolling</h2>\n"
      + (scroll.map { ScrollSection(story: $0).html() + "\n" } ?? "")
      + (strategies.map { StrategySection(comparison: $0).html() + "\n" } ?? "") + "</section>\n"
  }

  private var betweenSectionsAndData: String {
    """
    </main>
    <aside id="detail" tabindex="-1" hidden aria-label="Cell details" \
    aria-keyshortcuts="ArrowLeft ArrowRight ArrowUp ArrowDown Escape"></aside>
    <script id="data" type="application/json">
    """
  }

  private var policy: ContentPolicy {
    ContentPolicy(style: "\(Stylesheet.css)", script: "\(Script.javascript)", runsEngine: isLiving)
  }

  private var isLiving: Bool { templates.contains { $0.living != nil } }

  private var engine: String {
    guard isLiving else { return "" }
    return "<script id=\"engine\" type=\"text/plain\">\n\(EngineModule.gzip)\n</script>\n"
  }

  private var tools: String {
    let toggles = ["Frames", "Margins", "Baselines", "Constraints"].map { name in
      "<label><input type=\"checkbox\" id=\"show-\(name.lowercased())\" autocomplete=\"off\"> \(name)</label>"
    }
    return "<div class=\"tools\">\(ShownSizes(templates).html())"
      + "<div class=\"toggles\" role=\"group\" aria-label=\"Marks over the cells\">"
      + "\(toggles.joined())</div></div>\n"
  }
}

struct PageHead {
  /// The tabs in their order: the section's id, the title, and how many entries it has.
  let tabs: [(id: String, title: String, count: Int?)]
  let settings: MeasurementSettings
  let version: String

  func html() -> String {
    let links = tabs.map { id, title, count in
      let number = count.map { " <b>\($0)</b>" } ?? ""
      return "<a href=\"#\(id)\">\(title)\(number)</a>"
    }
    let words = (version.isEmpty ? "" : "selfsize \(version) · ") + settings.summary
    return """
      <header>
      <nav class="tabs" aria-label="Sections">\(links.joined())</nav>
      <input id="search" type="search" placeholder="Search cells, files, kinds" autocomplete="off" \
      spellcheck="false" aria-label="Search cells, files and kinds" aria-keyshortcuts="/">
      <p class="dim settings">\(words.escapedForMarkup)</p>
      <p id="notice" role="status"></p>
      </header>

      """
  }
}
