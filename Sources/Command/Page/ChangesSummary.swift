import SelfSizing

/// The differences from a baseline in a few lines: a cause in each, with how much it moved.
struct ChangesSummary {
  /// As many lines are shown; the section of the changes has them all.
  private static let largestLineCount = 12

  let comparison: BaselineComparison?

  func html() -> String {
    guard let comparison else {
      return "<p class=\"dim\">Not compared: <code>record</code> writes a baseline, and "
        + "<code>check</code> compares with it.</p>"
    }
    guard !comparison.isClean else {
      return "<p class=\"dim\">✓ Every height is as it was recorded, and nothing new was found.</p>"
    }
    let lines =
      comparison.differentInputs.map(\.escapedForMarkup) + comparison.templates.flatMap(lines)
      + comparison.missingTemplates.map { "\($0.escapedForMarkup) is recorded and gone" }
    let shown = lines.prefix(Self.largestLineCount).map { "<li>\($0)</li>" }
    let rest = lines.count - shown.count
    let more = rest > 0 ? "<li><a href=\"#changes\">and \(rest) more</a></li>" : ""
    return "<ul class=\"causes\">\(shown.joined(separator: "\n"))\(more)</ul>"
  }

  private func lines(_ template: TemplateComparison) -> [String] {
    let (measured, title) = (template.measured, template.measured.title.escapedForMarkup)
    guard template.isRecorded else { return ["\(title) is not in the baseline"] }
    var lines = template.changeGroups.enumerated().map { number, group in
      "<a href=\"#\(measured.changeAnchor(number))\"><b>\(group.title.escapedForMarkup)</b></a> "
        + group.sites.map { "<code>\($0.description.escapedForMarkup)</code> " }.joined()
        + "<br>\(group.summary) of \(title)"
    }
    lines += template.newFindings.map { finding in
      let state = CellState(finding.entry.kind)
      let novelty = finding.recordedCount == 0 ? "new" : "in more cells"
      return "<span class=\"\(state.name)\"><i aria-hidden=\"true\">\(state.icon)</i> "
        + "\(novelty): \(finding.entry.kind.name)</span> in \(title): \(finding.entry.text.escapedForMarkup) "
        + "<code>\(finding.entry.site.description.escapedForMarkup)</code>"
    }
    let (added, missing) = (template.addedContents.count, template.missingContents.count)
    if added + missing > 0 {
      lines.append("<a href=\"#changes\">\(added) contents of \(title) came, \(missing) went</a>")
    }
    return lines
  }
}

extension TemplateMeasurements {
  /// The id of a group of changes, counted from 0: `recipe.change1`.
  func changeAnchor(_ number: Int) -> String { "\(anchor).change\(number + 1)" }
}
