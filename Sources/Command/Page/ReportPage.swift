import SelfSizing

/// The report: a self-contained HTML file, with the same bytes for the same input.
package struct ReportPage: Sendable {
  private let templates: [TemplateMeasurements]
  private let settings: MeasurementSettings
  private let comparison: BaselineComparison?
  var scroll: ScrollStory?
  /// Strategies of self-sizing side by side, if they were compared.
  var strategies: StrategyComparison?
  /// The version of the tool, for the head of the page.
  var version = ""

  /// Creates a report of measured templates.
  ///
  /// - Parameters:
  ///   - templates: What was measured, in the order of the page.
  ///   - settings: What all measurements have in common.
  ///   - comparison: What differs from a baseline, if there is one.
  package init(
    _ templates: [TemplateMeasurements], settings: MeasurementSettings,
    comparison: BaselineComparison? = nil
  ) {
    self.templates = templates
    self.settings = settings
    self.comparison = comparison
  }

  /// Screen pixels per point at which cells are drawn, the same for all: 0.62, less for wide cells.
  private var scale: Double {
    let widest = templates.flatMap(\.widths).max() ?? 375
    return widest > 430 ? max(0.62 * 430 / widest, 0.2) : 0.62
  }

  /// The document, with a newline at its end. Its parts are written by several tasks, the same
  /// bytes every time.
  package func html() async -> String {
    let parts = parts
    return await inParallel(parts.count, tasks: parts.count, makeState: {}) { _, number in
      parts[number]()
    }
    .joined()
  }

  /// Writes a piece of the document.
  private typealias Part = @Sendable () -> String

  /// The document in pieces that do not depend on each other.
  private var parts: [Part] {
    var parts: [Part] = [{ beginning + VerdictSection(templates, comparison).html() + "\n" }]
    if let comparison {
      parts.append { ChangesSection(comparison: comparison, scale: scale).html() + "\n" }
    }
    parts.append { OverviewSection(templates: templates, comparison: comparison).html() + "\n" }
    parts += templates.map { template in
      { TemplateSection(template: template, scale: scale).html() + "\n" }
    }
    if let scroll { parts.append { ScrollSection(story: scroll).html() + "\n" } }
    if let strategies { parts.append { StrategySection(comparison: strategies).html() + "\n" } }
    let data = ReportData(settings: settings)
    parts.append { betweenSectionsAndData + data.beginning() }
    for (index, template) in templates.enumerated() {
      parts.append { (index > 0 ? ",\n" : "") + data.text(template) }
    }
    parts.append {
      "\(ReportData.end)</script>\n\(engine)\(policy.scriptElement)\n</body>\n</html>\n"
    }
    return parts
  }

  private var beginning: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    \(policy.meta)
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>Cell heights</title>
    \(policy.styleElement)
    </head>
    <body class="still">
    <a class="skip" href="#verdict">Skip to the outcome</a>
    \(PageHead(templates: templates, settings: settings, version: version).html())\(navigation)<main>

    """
  }

  private var betweenSectionsAndData: String {
    """
    \(isLiving ? ReadingSection.htmlOfLivingPage : ReadingSection.html)
    </main>
    <aside id="detail" tabindex="-1" hidden aria-label="Cell details" \
    aria-keyshortcuts="ArrowLeft ArrowRight ArrowUp ArrowDown Escape"></aside>
    <script id="data" type="application/json">
    """
  }

  private var policy: ContentPolicy {
    ContentPolicy(
      style: "\(Stylesheet.css)", script: "\(Script.javascript)", runsEngine: isLiving)
  }

  /// Whether the page measures any cell itself.
  private var isLiving: Bool { templates.contains { $0.described != nil } }

  private var engine: String {
    guard isLiving else { return "" }
    return "<script id=\"engine\" type=\"text/plain\">\n\(EngineModule.gzip)\n</script>\n"
  }

  private var navigation: String {
    var links = [("verdict", "Outcome")]
    if comparison != nil { links.append(("changes", "Changes")) }
    links.append(("overview", "Overview"))
    links += templates.map { ($0.anchor, $0.title) }
    if scroll != nil { links.append(("scroll", "Scrolling")) }
    if strategies != nil { links.append(("strategies", "Strategies")) }
    links.append(("reading", "How to read this"))
    let list = links.map { "<a href=\"#\($0.0)\">\($0.1.escapedForMarkup)</a>" }.joined()
    let toggles = ["Frames", "Margins", "Baselines", "Constraints"].map { name in
      "<label><input type=\"checkbox\" id=\"show-\(name.lowercased())\" autocomplete=\"off\"> \(name)</label>"
    }
    return "<div class=\"bar\"><nav class=\"links\" aria-label=\"Sections\">\(list)</nav>"
      + "<div class=\"tools\">\(ShownSizes(templates).html())"
      + "<div class=\"toggles\" role=\"group\" aria-label=\"Marks over the cells\">"
      + "\(toggles.joined())</div></div><p id=\"notice\" role=\"status\"></p></div>\n"
  }
}
