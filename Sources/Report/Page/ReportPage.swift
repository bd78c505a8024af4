import SelfSizing

/// The report: one HTML file that needs nothing else, the same bytes for the same input.
public struct ReportPage {
  /// Screen pixels per point at which cells are drawn.
  static let drawingScale = 0.62

  private let templates: [TemplateMeasurements]
  private let settings: MeasurementSettings
  private let comparison: BaselineComparison?

  /// Creates a report of measured templates.
  ///
  /// - Parameter comparison: What differs from a baseline, if there is one.
  public init(
    _ templates: [TemplateMeasurements], settings: MeasurementSettings,
    comparison: BaselineComparison? = nil
  ) {
    self.comparison = comparison
    self.templates = templates
    self.settings = settings
  }

  /// The document, with a newline at its end.
  public func html() -> String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>SelfSizing report</title>
    <style>
    \(Stylesheet.css)
    </style>
    </head>
    <body>
    <header>
    <h1>Cell heights</h1>
    <p>\(inputs)</p>
    \(banner)
    </header>
    <main>
    \(OverviewSection(templates).html())
    \(templates.map { TemplateSection($0).html() }.joined(separator: "\n"))
    \(ReadingSection.html)
    </main>
    </body>
    </html>

    """
  }

  private var inputs: String {
    let cells = templates.map(\.cells.count).reduce(0, +)
    let contents = templates.map(\.contentNames.count).reduce(0, +)
    let sizes = templates.map(\.categories.count).max() ?? 0
    let widths = templates.first?.widths.map(NumberFormat.short).joined(separator: ", ") ?? ""
    return
      "\(cells) cells: \(templates.count) templates, \(contents) contents, \(sizes) text sizes, "
      + "widths \(widths); \(settings.summary.escapedForMarkup)"
  }

  private var banner: String {
    let found = templates.flatMap(\.cells).filter { !$0.findings.isEmpty }.count
    guard found > 0 else { return "<p class=\"banner fine\">✓ Nothing was found.</p>" }
    return "<p class=\"banner found\">Something was found in \(found) cells; "
      + "each template lists what and where.</p>"
  }
}
