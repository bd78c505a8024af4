import SelfSizing

/// Heights as tables of Markdown: one for each template, a row for each content and width.
struct MeasurementMarkdown {
  let settings: MeasurementSettings

  func write(_ template: TemplateMeasurements, _ write: (String) -> Void) {
    let sizes = template.categories.map(\.headingName)
    write("### \(Self.plain(template.title))\n\nHeights in points, \(settings.summary).\n\n")
    write("| content | width | \(sizes.joined(separator: " | ")) |\n")
    write("|---|--:|\(String(repeating: "--:|", count: sizes.count))\n")
    for content in template.contentNames.indices {
      for (width, points) in template.widths.enumerated() {
        let heights = template.categories.indices.map { category in
          let cell = template.cell(width: width, category: category, content: content)
          return NumberFormat.short(cell.height) + (cell.hasDefects ? " \\*" : "")
        }
        write(
          "| \(Self.plain(template.contentNames[content])) | \(NumberFormat.short(points)) | "
            + "\(heights.joined(separator: " | ")) |\n")
      }
    }
    write("\n")
    let entries = FindingSummary(template).entries
    for entry in entries {
      write(
        "- \(entry.kind.isDefect ? "\\* " : "")`\(entry.site)` \(entry.kind.rawValue): \(Self.plain(entry.text))\n"
      )
    }
    if !entries.isEmpty { write("\n") }
  }

  /// Text in which Markdown finds nothing to format.
  static func plain(_ text: String) -> String {
    var plain = ""
    for character in text {
      if "\\`*_{}[]<>#|~".contains(character) { plain += "\\" }
      plain.append(character.isNewline ? " " : character)
    }
    return plain
  }
}
