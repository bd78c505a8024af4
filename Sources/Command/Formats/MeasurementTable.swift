import SelfSizing

/// Heights as a table for a terminal: a block for each template and width, a row for each content.
struct MeasurementTable {
  private static let nameWidth = 28
  let settings: MeasurementSettings
  let devices: [Double: [String]]

  func write(_ template: TemplateMeasurements, _ write: (String) -> Void) {
    let remark = template.fixedHeight.map { "; \($0.summary)" } ?? ""
    for (index, width) in template.widths.enumerated() {
      let names = devices[width].map { " (\($0.joined(separator: ", ")))" } ?? ""
      let heading =
        "\(template.title), width \(width.short)\(names), \(settings.summary), "
        + "heights in points\(remark)"
      write(([heading] + rows(template, width: index)).asLines + "\n\n")
    }
    write(findings(template).asLines)
  }

  private func rows(_ template: TemplateMeasurements, width: Int) -> [String] {
    let contents = template.contentNames.indices
    let columns = template.categories.indices.map { category in
      [template.categories[category].headingName]
        + template.cells(width: width, category: category).map { Self.entry($0, of: template) }
    }
    let widths = columns.map { ($0.map(\.count).max() ?? 0) + 2 }
    let names =
      ["sample"] + contents.map { "\($0 + 1) \(template.contentNames[$0])".cut(to: Self.nameWidth) }
    return names.indices.map { row in
      names[row].padded(to: Self.nameWidth)
        + zip(columns, widths).map { $0[row].paddedInFront(to: $1) }.joined()
    }
  }

  private static func entry(_ cell: CellOutcome, of template: TemplateMeasurements) -> String {
    let isCertain = cell.findings.isEmpty && cell.fidelity != .assumed
    let mark = template.hasProblem(cell) ? "*" : isCertain ? " " : "~"
    return NumberFormat.short(cell.height) + mark
  }

  private func findings(_ template: TemplateMeasurements) -> [String] {
    let entries = FindingSummary(template).entries
    let defects = entries.filter(\.kind.isDefect)
    let notes = entries.filter { !$0.kind.isDefect }
    var lines: [String] = []
    if !defects.isEmpty { lines += ["* defects"] + defects.map { "  \($0.line)" } + [""] }
    if !notes.isEmpty || template.cells.contains(where: { $0.fidelity == .assumed }) {
      lines += ["~ rests on an assumed figure or rule"] + notes.map { "  \($0.line)" } + [""]
    }
    return lines
  }
}

/// Heights as tables of Markdown: one for each template, a row for each content and width.
struct MeasurementMarkdown {
  let settings: MeasurementSettings
  let devices: [Double: [String]]

  func write(_ template: TemplateMeasurements, _ write: (String) -> Void) {
    let sizes = template.categories.map(\.headingName)
    let remark = template.fixedHeight.map { " \($0.summary)." } ?? ""
    let names = template.widths.compactMap { width in
      devices[width].map { " \(width.short): \($0.joined(separator: ", "))." }
    }.joined()
    write(
      "### \(template.title.escapedForMarkdown)\n\nHeights in points, \(settings.summary).\(remark)"
        + "\(names)\n\n")
    write("| content | width | \(sizes.joined(separator: " | ")) |\n")
    write("|---|--:|\(String(repeating: "--:|", count: sizes.count))\n")
    for content in template.contentNames.indices {
      for (width, points) in template.widths.enumerated() {
        let heights = template.categories.indices.map { category in
          let cell = template.cell(width: width, category: category, content: content)
          return NumberFormat.short(cell.height) + (template.hasProblem(cell) ? " \\*" : "")
        }
        write(
          "| \(template.contentNames[content].escapedForMarkdown) | \(points.short) | "
            + "\(heights.joined(separator: " | ")) |\n")
      }
    }
    write("\n")
    let entries = FindingSummary(template).entries
    for entry in entries {
      write(
        "- \(entry.kind.isDefect ? "\\* " : "")`\("\(entry.site)".onOneLine.replacing("`", with: "'"))` \(entry.kind.name): \(entry.text.escapedForMarkdown)\n"
      )
    }
    if !entries.isEmpty { write("\n") }
  }
}
