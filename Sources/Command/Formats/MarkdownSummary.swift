import SelfSizing

/// The outcome of a check as Markdown, for a pull request's comment or a job's summary: at most 20
/// lines, however much changed.
struct MarkdownSummary {
  let comparison: BaselineComparison
  private static let room = 16

  func text() -> String {
    let lines = ["### Cell heights", "", comparison.summary]
    let body = body()
    return (body.isEmpty ? lines : lines + [""] + body).joined(separator: "\n") + "\n"
  }

  private func body() -> [String] {
    let lists = (0..<Self.room).reversed().lazy.map(list)
    if let lines = lists.first(where: { $0.count <= Self.room }) { return lines }
    let lines = list(detailCount: 0)
    let shown = lines.prefix(Self.room - 1)
    return shown + ["- and \(lines.count - shown.count) more: see the report"]
  }

  private func list(detailCount: Int) -> [String] {
    comparison.differentInputs.map { "- \($0.escapedForMarkdown)" }
      + comparison.templates.lazy.filter { !$0.isClean }
      .flatMap { section($0, detailCount: detailCount) }
      + comparison.missingTemplates.map {
        "- **\($0.escapedForMarkdown)** is recorded, but there is no such template"
      }
  }

  private func section(_ template: TemplateComparison, detailCount: Int) -> [String] {
    let name = template.measured.title.escapedForMarkdown
    guard template.isRecorded else { return ["- **\(name)** is not in the baseline"] }
    let details = details(template)
    var lines = ["- **\(name)**: \(outline(template))"]
    lines += details.prefix(detailCount).map { "  - \($0.escapedForMarkdown)" }
    if detailCount > 0, details.count > detailCount {
      lines.append("  - and \(details.count - detailCount) more")
    }
    return lines
  }

  private func outline(_ template: TemplateComparison) -> String {
    var parts: [String] = []
    if !template.changes.isEmpty {
      let cells = Set(template.changes.map(\.content)).count
      parts.append(
        "\(template.changeSummary), in \(cells) of \(template.measured.contentNames.count) samples")
    }
    let contents = template.addedContents.count + template.missingContents.count
    if contents > 0 { parts.append("\(contents) contents added or removed") }
    if !template.newFindings.isEmpty {
      parts.append(NumberFormat.counted(template.newFindings.count, "new finding"))
    }
    return parts.joined(separator: "; ")
  }

  /// The causes of changes, the largest first, then findings, then contents.
  private func details(_ template: TemplateComparison) -> [String] {
    template.changeGroups.map { group in
      let change = group.example(in: template.measured)
      let parts = ["\(group.title): \(group.summary)"] + group.sites.map { "\($0)" }
      return parts.joined(separator: ", ") + "; " + words(change, template.measured)
    } + template.newFindings.map { "⚠ \($0.name): \($0.entry.text) (\($0.entry.site))" }
      + template.addedContents.map {
        "“\(template.measured.contentNames[$0])” is not in the baseline"
      } + template.missingContents.map { "“\($0)” is recorded, but not measured" }
  }

  /// One change in words: `“Soup” at L, 320 points wide: 92 → 104`.
  private func words(_ change: HeightChange, _ measured: TemplateMeasurements) -> String {
    let width = measured.widths[change.width].short
    let heights = [change.expected, change.actual].map(\.short)
    return "“\(measured.contentNames[change.content])” at "
      + "\(measured.categories[change.category].headingName), \(width) points wide: "
      + heights.joined(separator: " → ")
  }
}
