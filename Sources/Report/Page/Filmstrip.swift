import SelfSizing

/// The drawn contents of a template at one width: a strip for each content, a frame for each text
/// size, all at one scale beside a ruler.
struct Filmstrip {
  private let template: TemplateMeasurements
  private let width: Int
  private let scale: Double

  init(_ template: TemplateMeasurements, width: Int, scale: Double) {
    self.template = template
    self.width = width
    self.scale = scale
  }

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
    let frame = "grid-template-columns:auto repeat(\(template.categories.count),max-content)"
    let headings = template.categories.indices.map { category in
      "<div class=\"size\" id=\"\(template.anchor(width: width, category: category))\">"
        + "\(template.categories[category].headingName)</div>"
    }
    return "<div class=\"film\" style=\"\(frame)\"><div class=\"corner\"></div>"
      + "\(headings.joined())\n\(strips.map(strip).joined(separator: "\n"))</div>"
  }

  private func strip(_ cells: [DrawnCell]) -> String {
    guard let first = cells.first else { return "" }
    let tallest = cells.map(\.measurement.size.height).max() ?? 0
    let name = template.contentNames[first.content].escapedForMarkup
    let role = first.isMirrored ? "right to left" : role(of: first.content)
    return "<div class=\"content\"><span>\(first.content + 1) \(name)"
      + "<small>\(role)</small></span></div>\(ruler(to: tallest))"
      + cells.map(frame).joined()
  }

  /// The content's role in the strip.
  private func role(of content: Int) -> String {
    let chosen = template.representativeContents(width: width, category: template.middleCategory)
    guard let place = chosen.firstIndex(of: content) else { return "for a finding" }
    if chosen.count == 1 { return "" }
    return place == 0 ? "shortest" : place == chosen.count - 1 ? "longest" : "median"
  }

  private func frame(_ drawing: DrawnCell) -> String {
    let state = CellState(of: drawing.measurement.findings)
    let size = template.categories[drawing.category].sizeName
    let heading = template.categories[drawing.category].headingName
    let height = NumberFormat.short(drawing.measurement.size.height)
    let target =
      template.anchor(width: width, category: drawing.category) + ".c\(drawing.content + 1)"
      + (drawing.isMirrored ? ".rtl" : "")
    let svg = CellDrawing(drawing.measurement).svg(
      scale: scale, label: "\(size), \(height) points\(state.word.isEmpty ? "" : ", \(state.word)")"
    )
    let mark = state.icon.isEmpty ? "" : "<i>\(state.icon)</i> "
    let fidelity =
      drawing.measurement.fidelity == .exact
      ? "" : " <small>\(drawing.measurement.fidelity)</small>"
    let reflow = drawing.measurement.isReflowed ? " <small>reflowed</small>" : ""
    return "<a class=\"cell \(state.name)\" href=\"#\(target)\">\(svg)"
      + "<span><b class=\"on-paper\">\(heading) </b>\(mark)\(height)\(fidelity)\(reflow)</span></a>"
  }

  /// A ruler in points, as high as the tallest cell beside it.
  private func ruler(to height: Double) -> String {
    let end = min((height / 10).rounded(.up) * 10, 20_000)
    var path = ""
    var labels = ""
    for point in stride(from: 0.0, through: end, by: 10) {
      let isLabelled = point.truncatingRemainder(dividingBy: 100) == 0
      let length = isLabelled ? 10.0 : point.truncatingRemainder(dividingBy: 50) == 0 ? 7 : 4
      let y = NumberFormat.short(point * scale)
      path += "M34 \(y)h-\(NumberFormat.short(length))"
      if isLabelled { labels += "<text x=\"22\" y=\"\(y)\">\(NumberFormat.short(point))</text>" }
    }
    let extent = NumberFormat.short(end * scale + 1)
    return "<svg class=\"ruler\" width=\"34\" height=\"\(extent)\" aria-hidden=\"true\">"
      + "<path d=\"\(path)\"/>\(labels)</svg>"
  }
}
