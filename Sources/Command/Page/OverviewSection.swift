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
      <h3 id="overview-title">Heights by text size, in points</h3>
      <p class="dim">Of several samples the smallest and the largest; a mark alone is a sample between \
      the two. A height opens its cell.</p>
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
      <thead><tr><th scope="col">cell</th><th scope="col">width</th>\(headings)</tr></thead>
      \(templates.map(rows).joined(separator: "\n"))
      </table></div>

      """
  }

  private func rows(_ template: TemplateMeasurements) -> String {
    let changes = comparison?.templates.first { $0.measured.title == template.title }?.changes ?? []
    let entries = OverviewEntry.all(of: template, changes)
    let rows = template.widths.enumerated().map { index, width in
      let words = entries[index].map(\.word).filter { !$0.isEmpty }.distinct
      let name =
        index == 0
        ? "<th scope=\"rowgroup\" rowspan=\"\(template.widths.count)\">"
          + "<a href=\"#\(template.anchor)\">\(template.name.escapedForMarkup)</a>"
          + (template.system.map { "<small>\($0.escapedForMarkup)</small>" } ?? "")
          + (words.isEmpty ? "" : "<small>\(words.joined(separator: ", "))</small>") + "</th>" : ""
      let row = entries[index].map { $0.html() }
      return "<tr>\(name)<th scope=\"row\">\(width.short)</th>\(row.joined())</tr>"
    }
    return "<tbody>\n\(rows.joined(separator: "\n"))\n</tbody>"
  }
}
