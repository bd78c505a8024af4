import SelfSizing

/// The overview: templates and widths against text sizes, each entry the range of heights.
struct OverviewSection {
  private let templates: [TemplateMeasurements]

  init(_ templates: [TemplateMeasurements]) {
    self.templates = templates
  }

  func html() -> String {
    guard let first = templates.first else { return "<p>No template was measured.</p>" }
    let headings = first.categories.map { "<th scope=\"col\">\($0.headingName)</th>" }.joined()
    return """
      <section id="overview">
      <h2>Overview</h2>
      <p>The heights of all contents in points, from the least to the greatest.</p>
      <div class="scroll"><table>
      <thead><tr><th scope="col">template</th><th scope="col">width</th>\(headings)</tr></thead>
      <tbody>
      \(templates.map(rows).joined(separator: "\n"))
      </tbody>
      </table></div>
      </section>
      """
  }

  private func rows(_ template: TemplateMeasurements) -> String {
    template.widths.enumerated().map { index, width in
      let name =
        index == 0
        ? "<th scope=\"rowgroup\" rowspan=\"\(template.widths.count)\">"
          + "<a href=\"#\(template.anchor)\">\(template.name.escapedForMarkup)</a></th>" : ""
      let entries = template.categories.indices.map { entry(template, width: index, category: $0) }
      return
        "<tr>\(name)<th scope=\"row\">\(NumberFormat.short(width))</th>\(entries.joined())</tr>"
    }.joined(separator: "\n")
  }

  private func entry(_ template: TemplateMeasurements, width: Int, category: Int) -> String {
    let cells = template.cells(width: width, category: category)
    let heights = cells.map(\.height)
    guard let least = heights.min(), let greatest = heights.max() else { return "<td></td>" }
    let state = CellState(of: cells)
    let range =
      least == greatest
      ? NumberFormat.short(least)
      : "\(NumberFormat.short(least))<br>\(NumberFormat.short(greatest))"
    let target = template.anchor(width: width, category: category)
    return "<td class=\"\(state.name)\" title=\"\(state.name)\"><a href=\"#\(target)\">"
      + "<span class=\"icon\">\(state.icon)</span>\(range)</a></td>"
  }
}

extension TemplateMeasurements {
  /// The id of the template's section: letters, digits, hyphens and underscores of its name.
  var anchor: String {
    String(
      name.unicodeScalars.map { scalar in
        let isPlain =
          scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar))
        return isPlain || scalar == "-" || scalar == "_" ? Character(scalar) : "-"
      })
  }

  /// The id of the cells at one text size and width: `recipe.AX3.w320`.
  func anchor(width: Int, category: Int) -> String {
    "\(anchor).\(categories[category].sizeName).w\(NumberFormat.short(widths[width]))"
  }
}
