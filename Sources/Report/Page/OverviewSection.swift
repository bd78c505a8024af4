import SelfSizing

/// The overview: templates and widths against text sizes, each entry the range of heights.
struct OverviewSection {
  private let templates: [TemplateMeasurements]
  private let comparison: BaselineComparison?

  init(_ templates: [TemplateMeasurements], _ comparison: BaselineComparison?) {
    self.templates = templates
    self.comparison = comparison
  }

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
      Follow one to see the cells.</p>
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
    let changed = Set(changes.map { $0.width * template.categories.count + $0.category })
    let rows = template.widths.enumerated().map { index, width in
      let name =
        index == 0
        ? "<th scope=\"rowgroup\" rowspan=\"\(template.widths.count)\">"
          + "<a href=\"#\(template.anchor)\">\(template.name.escapedForMarkup)</a>"
          + (template.system.map { "<small>\($0.escapedForMarkup)</small>" } ?? "") + "</th>" : ""
      var states: [CellState] = []
      let entries = template.categories.indices.map { category in
        let isChanged = changed.contains(index * template.categories.count + category)
        let cells = template.cells(width: index, category: category)
        states.append(isChanged ? .changed : CellState(of: cells))
        // Side by side the same word is read once.
        let isSaid = states.dropLast().last?.word == states[category].word
        return entry(
          template, width: index, category: category, states[category], isSaid: isSaid)
      }
      return
        "<tr>\(name)<th scope=\"row\">\(NumberFormat.short(width))</th>\(entries.joined())</tr>"
    }
    return "<tbody>\n\(rows.joined(separator: "\n"))\n</tbody>"
  }

  private func entry(
    _ template: TemplateMeasurements, width: Int, category: Int, _ state: CellState, isSaid: Bool
  ) -> String {
    let heights = template.cells(width: width, category: category).map(\.height)
    guard let least = heights.min(), let greatest = heights.max() else { return "<td></td>" }
    let range =
      least == greatest
      ? NumberFormat.short(least)
      : "\(NumberFormat.short(least))<br>\(NumberFormat.short(greatest))"
    let target = template.anchor(width: width, category: category)
    let mark = state.icon.isEmpty ? "" : "<i aria-hidden=\"true\">\(state.icon)</i>"
    let said =
      isSaid ? "<span class=\"spoken\"> \(state.word)</span>" : "<small>\(state.word)</small>"
    return
      "<td class=\"\(state.name)\"><a href=\"#\(target)\">\(mark)\(range)\(state.word.isEmpty ? "" : said)</a></td>"
  }
}

extension TemplateMeasurements {
  /// The id of the template's section: letters, digits, hyphens and underscores of its name, and
  /// after a point those of the system: `recipe.iOS26`.
  var anchor: String {
    Self.plain(name) + (system.map { ".\(Self.plain($0.filter { $0 != " " }))" } ?? "")
  }

  private static func plain(_ name: String) -> String {
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
