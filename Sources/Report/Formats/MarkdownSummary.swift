import SelfSizing

/// The outcome of a check as Markdown, for a pull request's comment or a job's summary.
public struct MarkdownSummary {
  private let comparison: BaselineComparison
  private static let largestRowCount = 20

  /// Creates a summary of a comparison.
  public init(_ comparison: BaselineComparison) {
    self.comparison = comparison
  }

  /// The document, with a newline at its end.
  public func text() -> String {
    var text = "### Cell heights\n\n\(comparison.summary)\n"
    for input in comparison.differentInputs { text += "\n- \(input.escapedForMarkdown)\n" }
    for template in comparison.templates where !template.isClean { text += section(template) }
    for name in comparison.missingTemplates {
      text +=
        "\n**\(name.escapedForMarkdown)** is recorded, but there is no such template.\n"
    }
    return text
  }

  private func section(_ template: TemplateComparison) -> String {
    let name = template.measured.title.escapedForMarkdown
    guard template.isRecorded else { return "\n**\(name)** is not in the baseline.\n" }
    var text = "\n#### \(name)\n"
    if !template.changes.isEmpty {
      text += "\n\(template.changeSummary).\n\n"
      for cause in template.causeSummary { text += "- \(cause.escapedForMarkdown)\n" }
      text += table(template)
      if let drawing = template.drawings.first { text += Self.block(drawing) }
    }
    for content in template.addedContents {
      text +=
        "\n- “\(template.measured.contentNames[content].escapedForMarkdown)” is not in the baseline"
    }
    for content in template.missingContents {
      text += "\n- “\(content.escapedForMarkdown)” is recorded, but not measured"
    }
    for finding in template.newFindings {
      text +=
        "\n- ⚠ `\(finding.name)`: \(finding.entry.text.escapedForMarkdown) (\(finding.entry.site))"
    }
    return text + "\n"
  }

  private func table(_ template: TemplateComparison) -> String {
    let measured = template.measured
    var text = "\n| content | width | size | expected | actual | change | cause |\n"
    text += "|---|--:|--:|--:|--:|--:|---|\n"
    for change in template.changes.prefix(Self.largestRowCount) {
      let cells = [
        measured.contentNames[change.content].escapedForMarkdown,
        NumberFormat.short(measured.widths[change.width]),
        measured.categories[change.category].headingName, NumberFormat.short(change.expected),
        NumberFormat.short(change.actual), NumberFormat.signed(change.difference),
        change.causes.map(\.text).joined(separator: "; ").escapedForMarkdown,
      ]
      text += "| \(cells.joined(separator: " | ")) |\n"
    }
    let rest = template.changes.count - Self.largestRowCount
    return rest > 0 ? text + "\nand \(rest) more\n" : text
  }

  /// A changed cell in characters, as it was where that is known and as it is.
  private static func block(_ drawing: ChangeDrawing) -> String {
    let before = drawing.expected.map { "before\n" + TextDrawing($0).text() } ?? ""
    return "\n<details><summary>A change, drawn</summary>\n\n```\n\(before)now\n"
      + "\(TextDrawing(drawing.actual).text())```\n\n</details>\n"
  }
}
