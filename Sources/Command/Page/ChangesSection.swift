import SelfSizing

/// The differences from a baseline by their causes: of each an example drawn as expected, as
/// measured, and over each other, and all heights in a table.
struct ChangesSection {
  private static let largestRowCount = 60
  private static let scale = 0.8
  let comparison: BaselineComparison
  let links: SourceLinks

  func html() -> String {
    let templates = comparison.templates.filter { !$0.isClean }
    let missing = comparison.missingTemplates.map {
      "<p>\($0.escapedForMarkup) is recorded, but there is no such template.</p>"
    }
    let accepted = comparison.baseline.accepted.map {
      "<li><code>\($0.name.escapedForMarkup)</code> \($0.reason.escapedForMarkup)</li>"
    }
    let known =
      accepted.isEmpty
      ? "" : "<details><summary>Accepted findings</summary><ul>\(accepted.joined())</ul></details>"
    let body =
      comparison.isClean
      ? "<p>✓ Every height is as it was recorded, and nothing new was found.</p>"
      : (comparison.differentInputs.map { "<p>\($0.escapedForMarkup)</p>" }
        + templates.map(section) + missing).joined(separator: "\n")
    return "<section id=\"changes\" class=\"tab\" aria-labelledby=\"changes-title\">"
      + "\n<h2 id=\"changes-title\" class=\"spoken\">Changes</h2>\n\(body)\n\(known)</section>"
  }

  private func section(_ template: TemplateComparison) -> String {
    let measured = template.measured
    var html = "<h3 id=\"\(measured.anchor).changes\">\(measured.title.escapedForMarkup)</h3>\n"
    guard template.isRecorded else { return html + "<p>Not in the baseline.</p>" }
    let groups = template.changeGroups
    if groups.count > 1 { html += "<p class=\"dim\">\(template.changeSummary)</p>" }
    for (number, group) in groups.enumerated() {
      html += self.group(group, number: number, of: template)
    }
    for content in template.addedContents.prefix(Self.largestRowCount) {
      html += "<p>“\(measured.contentNames[content].escapedForMarkup)” is not in the baseline.</p>"
    }
    for content in template.missingContents.prefix(Self.largestRowCount) {
      html += "<p>“\(content.escapedForMarkup)” is recorded, but not measured.</p>"
    }
    for finding in template.newFindings {
      let state = CellState(finding.entry.kind, finding.entry.harm.loss.severity)
      let novelty = finding.recordedCount == 0 ? "new" : "in more samples"
      html += "<p class=\"\(state.name)\"><i aria-hidden=\"true\">\(state.icon)</i> \(novelty): "
      html +=
        "<code>\(finding.name.escapedForMarkup)</code> \(finding.entry.text.escapedForMarkup) "
      html += "\(links.html(finding.entry.site))</p>"
    }
    return html
  }

  private func group(_ group: ChangeGroup, number: Int, of template: TemplateComparison) -> String {
    let measured = template.measured
    let sites = group.sites.map(links.html)
    let example = group.example(in: measured)
    let drawing = template.drawings.first { $0.change == example }
    return """
      <div class="change" id="\(measured.changeAnchor(number))">
      <h4>\(group.title.escapedForMarkup) \(sites.joined(separator: " "))</h4>
      <p>\(group.summary)</p>
      \(drawing.map { self.drawing($0, measured) } ?? "")
      \(table(group.changes, measured))</div>

      """
  }

  private func link(_ change: HeightChange, _ measured: TemplateMeasurements) -> String {
    // A cell that is not drawn has no place.
    let drawing = measured.drawings.first {
      $0.width == change.width && $0.category == change.category && $0.content == change.content
        && !$0.isMirrored
    }
    return "#" + (drawing.map { measured.anchor(of: $0) } ?? measured.anchor)
  }

  private func drawing(_ drawing: ChangeDrawing, _ measured: TemplateMeasurements) -> String {
    let change = drawing.change
    let size = measured.categories[change.category].headingName
    let place = "\(size), \(measured.widths[change.width].short) points"
    let name = measured.contentNames[change.content].escapedForMarkup
    let expected =
      drawing.expected.map { CellDrawing($0).svg(scale: Self.scale, label: "expected") }
      ?? outline(change.expected, drawing.actual.size.width)
    let actual = CellDrawing(drawing.actual).svg(scale: Self.scale, label: "actual")
    let overlay =
      drawing.expected.map {
        "<figure>\(CellDrawing(drawing.actual).overlay(over: $0, scale: Self.scale))"
          + "<figcaption>expected dashed, actual solid</figcaption></figure>"
      } ?? ""
    return """
      <p class="dim">for example <a href="\(link(change, measured))">\(name), \(place)</a>: \
      \(change.expected.short) → \(change.actual.short), \
      <b>\(change.difference.signed)</b>\
      \(change.causes.count > 1 ? causes(of: change) : "")</p>
      <div class="triple">\
      <figure>\(expected)<figcaption>expected \(change.expected.short)</figcaption></figure>\
      <figure>\(actual)<figcaption>actual \(change.actual.short)</figcaption></figure>\
      \(overlay)</div>
      """
  }

  private func causes(of change: HeightChange) -> String {
    let causes = change.causes.map { cause in
      "\(cause.difference.signed) from \(cause.constant.name)"
    }
    return ": \(causes.joined(separator: ", ").escapedForMarkup)"
  }

  /// The recorded height where what the cell looked like can't be known any more.
  private func outline(_ height: Double, _ width: Double) -> String {
    let (w, h) = ((width * Self.scale).short, (height * Self.scale).short)
    return "<svg class=\"cell unknown\" viewBox=\"0 0 \(w) \(h)\" width=\"\(w)\" height=\"\(h)\""
      + " role=\"img\" aria-label=\"expected height\"></svg>"
  }

  private func table(_ changes: [HeightChange], _ measured: TemplateMeasurements) -> String {
    let rows = changes.prefix(Self.largestRowCount).map { change in
      "<tr><th scope=\"row\"><a href=\"\(link(change, measured))\">"
        + "\(measured.contentNames[change.content].escapedForMarkup)</a></th>"
        + "<td>\(measured.widths[change.width].short)</td>"
        + "<td>\(measured.categories[change.category].headingName)</td><td>\(change.expected.short)</td>"
        + "<td>\(change.actual.short)</td><td>\(change.difference.signed)</td></tr>"
    }
    let rest = changes.count - rows.count
    let more = rest > 0 ? "<p class=\"dim\">and \(rest) more</p>" : ""
    let heads = ["sample", "width", "size", "expected", "actual", "change"].map {
      "<th scope=\"col\">\($0)</th>"
    }
    let title =
      changes.count == 1 ? "The changed height" : "All \(changes.count), the largest change first"
    return "<details><summary>\(title)</summary><div class=\"scroll\"><table>"
      + "<thead><tr>\(heads.joined())</tr></thead><tbody>\(rows.joined())</tbody></table></div>"
      + "\(more)</details>"
  }
}

extension TemplateMeasurements {
  /// The id of a group of changes, counted from 0: `recipe.change1`.
  func changeAnchor(_ number: Int) -> String { "\(anchor).change\(number + 1)" }
}

extension CellDrawing {
  func overlay(over expected: CellMeasurement, scale: Double) -> String {
    let (actual, width) = (measurement, max(measurement.size.width, expected.size.width))
    let height = max(measurement.size.height, expected.size.height)
    func outlines(_ measurement: CellMeasurement, _ name: String) -> String {
      let frames = measurement.items.filter { !$0.isHidden && !$0.frame.isEmpty }.map { item in
        let frame = item.frame
        return "M\(frame.minX.short) \(frame.minY.short)"
          + "h\(frame.width.short)v\(frame.height.short)" + "h\((-frame.width).short)z"
      }
      return "<path class=\"\(name)\" d=\"\(frames.joined())\"/>"
    }
    return "<svg class=\"cell overlay\" role=\"img\" aria-label=\"overlay\""
      + " viewBox=\"0 0 \(width.short) \(height.short)\""
      + " width=\"\((width * scale).short)\" height=\"\((height * scale).short)\">"
      + outlines(actual, "actual") + outlines(expected, "expected") + "</svg>"
  }
}
