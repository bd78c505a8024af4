import SelfSizing

/// The overview: templates and widths against text sizes, each entry the range of heights.
struct OverviewSection {
  let templates: [TemplateMeasurements]
  let comparison: BaselineComparison?

  func html() -> String {
    guard !templates.isEmpty else { return "<p>No template was measured.</p>" }
    var tables = ""
    // Templates of the same sizes share a table.
    var rest = templates[...]
    while let first = rest.first {
      let same = rest.prefix { $0.categories == first.categories }
      rest = rest.dropFirst(same.count)
      tables += table(Array(same), first.categories)
    }
    return """
      <section id="overview" aria-labelledby="overview-title">
      <h2 id="overview-title">Overview</h2>
      <p class="dim">Heights in points, of several contents the least and the greatest. \
      A height opens its cell; a word on its own opens a cell between the two that is marked so.</p>
      \(tables)
      </section>
      """
  }

  private func table(_ templates: [TemplateMeasurements], _ categories: [DynamicTypeCategory])
    -> String
  {
    let headings = categories.map { "<th scope=\"col\">\($0.headingName)</th>" }.joined()
    return """
      <div class="scroll"><table class="matrix">
      <thead><tr><th scope="col">template</th><th scope="col">width</th>\(headings)</tr></thead>
      \(templates.map(rows).joined(separator: "\n"))
      </table></div>

      """
  }

  private func rows(_ template: TemplateMeasurements) -> String {
    let changes = comparison?.templates.first { $0.measured.title == template.title }?.changes ?? []
    let entries = OverviewEntry.all(of: template, changes)
    let rows = template.widths.enumerated().map { index, width in
      let name =
        index == 0
        ? "<th scope=\"rowgroup\" rowspan=\"\(template.widths.count)\">"
          + "<a href=\"#\(template.anchor)\">\(template.name.escapedForMarkup)</a>"
          + (template.system.map { "<small>\($0.escapedForMarkup)</small>" } ?? "") + "</th>" : ""
      // Side by side the same word is read once.
      var word = ""
      let row = entries[index].map { entry in
        defer { word = entry.word }
        return entry.html(isSaid: entry.word == word)
      }
      return "<tr>\(name)<th scope=\"row\">\(NumberFormat.short(width))</th>\(row.joined())</tr>"
    }
    return "<tbody>\n\(rows.joined(separator: "\n"))\n</tbody>"
  }
}
