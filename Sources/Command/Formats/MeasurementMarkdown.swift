import SelfSizing

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
