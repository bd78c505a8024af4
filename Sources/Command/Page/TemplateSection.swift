import SelfSizing

/// One template: its heights, and places for its cells, which the page draws once in view.
struct TemplateSection {
  let template: TemplateMeasurements
  let links: SourceLinks

  func html() -> String {
    let charts = template.widths.indices.map { HeightChart(template: template, width: $0).html() }
    return """
      <section id="\(template.anchor)" class="template" aria-labelledby="\(template.anchor).title">
      <h3 id="\(template.anchor).title">\(template.title.escapedForMarkup)</h3>
      <p class="dim">\(sampleCount) · \(template.usualTrust.name) · \(links.html(template.site))\(remark)</p>
      <div class="summary"><div>\(findings())</div>
      <div class="charts">\(charts.joined(separator: "\n"))</div></div>
      \(widths())
      \(template.widths.indices.map(band).joined(separator: "\n"))
      </section>
      """
  }

  private var sampleCount: String { NumberFormat.counted(template.contentNames.count, "sample") }

  /// That the height is not the cell's own, where it is not.
  private var remark: String {
    guard let fixed = template.fixedHeight else { return "" }
    let owner = fixed.source == .document ? "in the file" : "of a standard row"
    return " · <strong>does not size itself; \(fixed.height.short) is the height "
      + "\(owner)</strong>"
  }

  private func findings() -> String {
    let entries = FindingSummary(template).entries
    let problems = entries.filter { $0.harm.loss != .nothing }.sorted { $0.harm > $1.harm }
    let notes = entries.filter { $0.harm.loss == .nothing }
    let found = problems.isEmpty ? "<p class=\"dim\">✓ No problem.</p>" : list(problems)
    guard !notes.isEmpty else { return found }
    return found + "<details><summary>How far to trust the heights: "
      + "\(NumberFormat.counted(notes.count, "note"))</summary>\(list(notes))</details>"
  }

  private static let largestCount = 8

  private func list(_ entries: [FindingSummary.Entry]) -> String {
    let items = entries.prefix(Self.largestCount).map { entry in
      let state = CellState(entry.kind, entry.harm.loss.severity)
      let isNote = entry.harm.loss == .nothing
      let text = isNote ? entry.worst.finding.message : ProblemText(entry).title
      return "<li class=\"\(state.name)\"><i aria-hidden=\"true\">\(state.icon)</i> "
        + "<a href=\"\(FindingPlace(template, entry).link)\">\(text.escapedForMarkup)</a></li>"
    }
    let rest = entries.count - items.count
    let more = rest > 0 ? "<li class=\"dim\">and \(rest) more</li>" : ""
    return "<ul class=\"findings\">\n\(items.joined(separator: "\n"))\(more)\n</ul>"
  }

  private func widths() -> String {
    guard template.widths.count > 1 else { return "" }
    let buttons = template.widths.indices.map { width in
      "<button type=\"button\" data-width=\"\(width)\">"
        + "\(template.widths[width].short) points</button>"
    }
    return "<div class=\"widths\" role=\"group\" aria-label=\"Width in points\">"
      + "\(buttons.joined())</div>"
  }

  private func band(_ width: Int) -> String {
    let title = template.contentNames.count == 1 ? "All heights" : "All \(sampleCount)"
    return """
      <div class="band" data-width="\(width)">
      <h4>\(template.widths[width].short) points wide</h4>
      <div class="film"></div>
      <details class="rows"><summary>\(title) in numbers</summary>\
      <div class="scroll"></div></details>
      </div>
      """
  }
}

/// A sample that the report draws at one width: a strip with a cell for each text size.
struct Filmstrip {
  let width: Int, content: Int
  let isMirrored: Bool
  /// The reason why the sample is drawn: `shortest`; empty where it is the only one.
  let role: String

  static func all(of template: TemplateMeasurements) -> [Filmstrip] {
    template.drawings.grouped { [$0.width, $0.content, $0.isMirrored ? 1 : 0] }.map {
      let drawing = $0.elements[0]
      return Filmstrip(
        width: drawing.width, content: drawing.content, isMirrored: drawing.isMirrored,
        role: drawing.isMirrored ? "right to left" : role(of: drawing, in: template))
    }
  }

  private static func role(of drawing: DrawnCell, in template: TemplateMeasurements) -> String {
    let chosen = template.representativeContents(
      width: drawing.width, category: template.middleCategory)
    guard let place = chosen.firstIndex(of: drawing.content) else {
      return template.extremeContents(width: drawing.width).contains(drawing.content)
        ? "extreme at another size" : "worst"
    }
    if chosen.count == 1 { return "" }
    return place == 0 ? "shortest" : place == chosen.count - 1 ? "longest" : "median"
  }

  var json: JSONValue {
    .object(known: [
      ("width", .count(width)), ("content", .count(content)), ("role", .string(role)),
      ("mirrored", isMirrored ? .bool(true) : nil),
    ])
  }
}
