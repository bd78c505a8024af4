import SelfSizing

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

/// The heights at one width and text size: the least and the greatest, each linked and marked.
struct OverviewEntry {
  fileprivate struct Shown {
    let height: Double
    let state: CellState
    let isGravest: Bool
    let target: String?
  }

  /// The least height, and the greatest if it is another.
  private let heights: [Shown]
  /// A cell that is in a graver state than those of the heights, if there is one.
  private let graver: Shown?

  /// The entries for each width and text size, with the heights that are not as recorded.
  static func all(of template: TemplateMeasurements, _ changes: [HeightChange]) -> [[OverviewEntry]]
  {
    var changed = template.widths.map { _ in template.categories.map { _ in Set<Int>() } }
    for change in changes { changed[change.width][change.category].insert(change.content) }
    var drawn = changed.map { $0.map { _ in [Int: DrawnCell]() } }
    for drawing in template.drawings where !drawing.isMirrored {
      drawn[drawing.width][drawing.category][drawing.content] = drawing
    }
    return template.widths.indices.map { width in
      template.categories.indices.map { category in
        OverviewEntry(
          template, template.cells(width: width, category: category),
          changed: changed[width][category], drawn: drawn[width][category])
      }
    }
  }

  private init(
    _ template: TemplateMeasurements, _ cells: ArraySlice<CellOutcome>, changed: Set<Int>,
    drawn: [Int: DrawnCell]
  ) {
    let cells = Array(cells)
    let found = cells.map { template.findings(of: $0) }
    let kind = found.reduce(FindingKinds(of: template.fileFindings)) { $0.union($1) }.mark
    func isGravest(_ content: Int) -> Bool {
      changed.isEmpty ? found[content].mark == kind : changed.contains(content)
    }
    // Of several cells alike a drawn one is linked, and of those one in the gravest state.
    func shown(_ contents: [Int]) -> Shown? {
      let linked = contents.filter { drawn[$0] != nil }
      let candidates = linked.isEmpty ? contents : linked
      return (candidates.first(where: isGravest) ?? candidates.first).map { content in
        Shown(
          height: cells[content].height,
          state: changed.contains(content) ? .changed : CellState(found[content]),
          isGravest: isGravest(content), target: drawn[content].map { template.anchor(of: $0) })
      }
    }
    let all = cells.map(\.height)
    let extremes = Set([all.min(), all.max()].compactMap { $0 }).sorted()
    heights = extremes.compactMap { height in shown(all.indices.filter { all[$0] == height }) }
    graver = heights.contains(where: \.isGravest) ? nil : shown(all.indices.filter(isGravest))
  }

  /// The word for the gravest state; empty where nothing is to be said.
  var word: String { (graver ?? heights.last(where: \.isGravest))?.state.word ?? "" }

  /// The entry's cell of the table. Its words are heard, and seen in the first column.
  func html() -> String {
    // One height colors its whole field.
    if heights.count == 1, graver == nil {
      return "<td class=\"\(heights[0].state.name)\">"
        + heights[0].html(heights[0].height.short, isNamed: false) + "</td>"
    }
    let numbers = heights.map { $0.html($0.height.short) }
    return "<td>\(numbers.joined())\(graver?.html("") ?? "")</td>"
  }
}

extension OverviewEntry.Shown {
  fileprivate func html(_ text: String, isNamed: Bool = true) -> String {
    let mark = state.icon.isEmpty ? "" : "<i aria-hidden=\"true\">\(state.icon)</i>"
    let name = isNamed ? " class=\"\(state.name)\"" : ""
    if let target { return "<a\(name) href=\"#\(target)\">\(mark)\(text)</a>" }
    let word = state.word.isEmpty ? "" : "<span class=\"spoken\"> \(state.word)</span>"
    return "<span\(name)>\(mark)\(text)\(word)</span>"
  }
}
