import SelfSizing

/// The report: one HTML file that needs nothing else, the same bytes for the same input.
public struct ReportPage: Sendable {
  private let templates: [TemplateMeasurements]
  private let settings: MeasurementSettings
  private let comparison: BaselineComparison?
  private let scroll: ScrollStory?
  private let strategies: StrategyComparison?
  private let version: String

  /// Creates a report of measured templates.
  ///
  /// - Parameters:
  ///   - templates: What was measured, in the order of the page.
  ///   - settings: What all measurements have in common.
  ///   - comparison: What differs from a baseline, if there is one.
  ///   - scroll: A simulated scroll to show, if there is one.
  ///   - strategies: Strategies of self-sizing side by side, if they were compared.
  ///   - version: The version of the tool, for the head of the page.
  public init(
    _ templates: [TemplateMeasurements], settings: MeasurementSettings,
    comparison: BaselineComparison? = nil, scroll: ScrollStory? = nil,
    strategies: StrategyComparison? = nil, version: String = ""
  ) {
    self.templates = templates
    self.settings = settings
    self.comparison = comparison
    self.scroll = scroll
    self.strategies = strategies
    self.version = version
  }

  /// Screen pixels per point at which cells are drawn, the same for all: 0.62, less for wide cells.
  private var scale: Double {
    let widest = templates.flatMap(\.widths).max() ?? 375
    return widest > 430 ? max(0.62 * 430 / widest, 0.2) : 0.62
  }

  /// The document, with a newline at its end. Its parts are written by several tasks, the same
  /// bytes every time.
  public func html() async -> String {
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
    var parts: [Part] = [{ beginning + OverviewSection(templates, comparison).html() + "\n" }]
    if let comparison {
      parts.append { ChangesSection(comparison, scale: scale).html() + "\n" }
    }
    parts += templates.map { template in { TemplateSection(template, scale: scale).html() + "\n" } }
    if let scroll { parts.append { ScrollSection(scroll).html() + "\n" } }
    if let strategies { parts.append { StrategySection(strategies).html() + "\n" } }
    let data = ReportData(settings)
    parts.append { betweenSectionsAndData + data.beginning() }
    for (index, template) in templates.enumerated() {
      parts.append { (index > 0 ? ",\n" : "") + data.text(template) }
    }
    parts.append {
      "\(ReportData.end)</script>\n<script>\n\(Script.javascript)\n</script>\n</body>\n</html>\n"
    }
    return parts
  }

  private var beginning: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>Cell heights</title>
    <style>
    \(Stylesheet.css)
    </style>
    </head>
    <body>
    \(header + navigation)<main>

    """
  }

  private var betweenSectionsAndData: String {
    """
    \(ReadingSection.html)
    </main>
    <aside id="detail" tabindex="-1" hidden aria-label="Cell details"></aside>
    <script id="data" type="application/json">
    """
  }

  private var header: String {
    let cells = templates.map(\.cells.count).reduce(0, +)
    let names = Set(templates.map(\.name))
    // A template is there once for each system.
    let contents = names.map { name in
      templates.first { $0.name == name }?.contentNames.count ?? 0
    }.reduce(0, +)
    var systems: [String] = []
    for system in templates.compactMap(\.system) where !systems.contains(system) {
      systems.append(system)
    }
    let sizes = templates.map(\.categories.count).max() ?? 0
    let widths = templates.first?.widths.map(NumberFormat.short).joined(separator: ", ") ?? ""
    let facts = [
      ("\(cells)", cells == 1 ? "cell" : "cells"),
      ("\(names.count)", names.count == 1 ? "template" : "templates"),
      ("\(contents)", contents == 1 ? "content" : "contents"),
      ("\(sizes)", sizes == 1 ? "text size" : "text sizes"), (widths, "points wide"),
    ]
    let shown = facts + systems.map { ($0, "") }
    let list = shown.map { "<li><b>\($0.0)</b> \($0.1)</li>" }.joined()
    let tool = version.isEmpty ? "" : "selfsize \(version.escapedForMarkup) · "
    return """
      <header>
      <h1>Cell heights</h1>
      \(banner)
      <ul class="facts">\(list)</ul>
      <p class="dim">\(tool)\(settings.summary.escapedForMarkup) · Auto Layout and Dynamic Type, \
      measured without a device</p>
      </header>

      """
  }

  private var banner: String {
    if let comparison {
      return comparison.isClean
        ? "<p class=\"banner fine\">\(comparison.summary.escapedForMarkup)</p>"
        : "<p class=\"banner failed\"><a href=\"#changes\">"
          + "\(comparison.summary.escapedForMarkup)</a></p>"
    }
    let cells = templates.map(\.cells.count).reduce(0, +)
    let found = templates.map { $0.cells.count(where: \.hasDefects) }.reduce(0, +)
    guard found > 0 else { return "<p class=\"banner fine\">✓ No defects in \(cells) cells.</p>" }
    return "<p class=\"banner found\">… Defects in \(found) of \(cells) cells; "
      + "each template lists what and where.</p>"
  }

  private var navigation: String {
    var links = [("overview", "Overview")]
    if comparison != nil { links.append(("changes", "Changes")) }
    links += templates.map { ($0.anchor, $0.title) }
    if scroll != nil { links.append(("scroll", "Scrolling")) }
    if strategies != nil { links.append(("strategies", "Strategies")) }
    links.append(("reading", "How to read this"))
    let list = links.map { "<a href=\"#\($0.0)\">\($0.1.escapedForMarkup)</a>" }.joined()
    let toggles = ["Frames", "Margins", "Baselines", "Constraints"].map { name in
      "<label><input type=\"checkbox\" id=\"show-\(name.lowercased())\" autocomplete=\"off\"> \(name)</label>"
    }
    return "<nav><div class=\"links\">\(list)</div>"
      + "<div class=\"toggles\">\(toggles.joined())</div></nav>\n"
  }
}
