import SelfSizing

/// One template: what was found, its heights against the sizes, and its cells as filmstrips.
struct TemplateSection {
  let template: TemplateMeasurements
  let scale: Double

  func html() -> String {
    let charts = template.widths.indices.map { HeightChart(template: template, width: $0).html() }
    return """
      <section id="\(template.anchor)" class="template" aria-labelledby="\(template.anchor).title">
      <h2 id="\(template.anchor).title">\(template.title.escapedForMarkup)</h2>
      <p class="dim">\(contentCount) · declared in \
      <code>\(template.site.description.escapedForMarkup)</code>\(remark)</p>
      <div class="summary"><div>\(findings())</div>
      <div class="charts">\(charts.joined(separator: "\n"))</div></div>
      \(tabs())
      \(template.widths.indices.map(band).joined(separator: "\n"))
      </section>
      """
  }

  private var contentCount: String {
    let count = template.contentNames.count
    return "\(count) \(count == 1 ? "content" : "contents")"
  }

  /// That the height is not the cell's own, where it is not.
  private var remark: String {
    template.fixedHeight.map { " · <strong>\($0.summary.escapedForMarkup)</strong>" } ?? ""
  }

  private var rowsTitle: String {
    template.contentNames.count == 1 ? "All heights in numbers" : "All \(contentCount) in numbers"
  }

  private func findings() -> String {
    let entries = FindingSummary(template).entries
    let defects = entries.filter(\.kind.isDefect)
    let notes = entries.filter { !$0.kind.isDefect }
    let found = defects.isEmpty ? "<p class=\"dim\">✓ No defects.</p>" : list(defects)
    guard !notes.isEmpty else { return found }
    return found + "<details><summary>How far the heights may be trusted: \(notes.count) "
      + "\(notes.count == 1 ? "note" : "notes")</summary>\(list(notes))</details>"
  }

  private func list(_ entries: [FindingSummary.Entry]) -> String {
    let items = entries.map { entry in
      let state = CellState(entry.kind)
      return "<li class=\"\(state.name)\"><i aria-hidden=\"true\">\(state.icon)</i> "
        + "\(FindingPlace(template, entry).item(beginning: entry.kind.name))</li>"
    }
    return "<ul class=\"findings\">\n\(items.joined(separator: "\n"))\n</ul>"
  }

  private func tabs() -> String {
    guard template.widths.count > 1 else { return "" }
    let buttons = template.widths.indices.map { width in
      "<button type=\"button\" data-width=\"\(width)\">"
        + "\(NumberFormat.short(template.widths[width])) points</button>"
    }
    return
      "<div class=\"tabs\" role=\"group\" aria-label=\"Width in points\">\(buttons.joined())</div>"
  }

  private func band(_ width: Int) -> String {
    """
    <div class="band" data-width="\(width)">
    <h3>\(NumberFormat.short(template.widths[width])) points wide</h3>
    \(Filmstrip(template: template, width: width, scale: scale).html())
    <details class="rows"><summary>\(rowsTitle)</summary>\
    <div class="scroll"></div></details>
    </div>
    """
  }
}
