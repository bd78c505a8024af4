import SelfSizing

/// The drawn contents of a template at one width: a strip for each content, in it a cell for each
/// text size, all at one scale.
struct Filmstrip {
  let template: TemplateMeasurements
  let width: Int
  let scale: Double

  func html() -> String {
    let drawings = template.drawings.filter { $0.width == width }
    guard !drawings.isEmpty else { return "" }
    var strips: [[DrawnCell]] = []
    for drawing in drawings {
      if let last = strips.last?.first, last.content == drawing.content,
        last.isMirrored == drawing.isMirrored
      {
        strips[strips.count - 1].append(drawing)
      } else {
        strips.append([drawing])
      }
    }
    let shown = strips.enumerated().map { strip($1, isFirst: $0 == 0) }
    // Columns are as wide as the cells that are shown of a content.
    let extent = NumberFormat.short(template.widths[width] * scale)
    return "<div class=\"film\" style=\"--cell:\(extent)px\">\(shown.joined(separator: "\n"))</div>"
  }

  /// A content at all sizes. The cells of the first strip are where the links of sizes lead.
  private func strip(_ cells: [DrawnCell], isFirst: Bool) -> String {
    guard let first = cells.first else { return "" }
    let name = template.contentNames[first.content].escapedForMarkup
    let role = first.isMirrored ? "right to left" : role(of: first.content)
    // The comma is heard, and keeps the two apart where headings are listed.
    let remark = role.isEmpty ? "" : "<small>, \(role)</small>"
    return "<div class=\"strip\"><h4>\(first.content + 1) \(name)\(remark)</h4>"
      + "<div class=\"cells\">\(cells.map { cell($0, isTarget: isFirst) }.joined())</div></div>"
  }

  private func role(of content: Int) -> String {
    let chosen = template.representativeContents(width: width, category: template.middleCategory)
    guard let place = chosen.firstIndex(of: content) else {
      return template.extremeContents(width: width).contains(content)
        ? "extreme at another size" : "for a finding"
    }
    if chosen.count == 1 { return "" }
    return place == 0 ? "shortest" : place == chosen.count - 1 ? "longest" : "median"
  }

  private func cell(_ drawing: DrawnCell, isTarget: Bool) -> String {
    let measurement = drawing.measurement
    let state = CellState(of: measurement.findings)
    let size = template.categories[drawing.category].headingName
    let place = template.anchor(width: width, category: drawing.category)
    let target = template.anchor(of: drawing)
    let id = isTarget ? " id=\"\(place)\"" : ""
    let mark = state.icon.isEmpty ? "" : "<i aria-hidden=\"true\">\(state.icon)</i> "
    let trust = Trust(measurement.fidelity)
    // A cell that is marked as assumed says so once.
    let word =
      state.word.isEmpty || state.word == trust.name
      ? "" : "<small class=\"state\">\(state.word)</small> "
    let reflow = measurement.isReflowed ? " <small>reflowed</small>" : ""
    return "<a class=\"cell \(state.name)\" data-size=\"\(size)\" href=\"#\(target)\">"
      + CellDrawing(measurement).svg(scale: scale, label: "")
      + "<span><b class=\"size\"\(id)>\(size)</b> \(mark)"
      + "\(NumberFormat.short(measurement.size.height)) \(word)"
      + "\(trust.tag)\(reflow)</span></a>"
  }
}
