import SelfSizing

/// One template: what was found, and its cells drawn at every text size.
struct TemplateSection {
  private let template: TemplateMeasurements

  init(_ template: TemplateMeasurements) {
    self.template = template
  }

  func html() -> String {
    """
    <section id="\(template.anchor)">
    <h2>\(template.name.escapedForMarkup)</h2>
    <p class="site">\(template.site.description.escapedForMarkup)</p>
    \(findings())
    \(template.widths.indices.map(band).joined(separator: "\n"))
    </section>
    """
  }

  private func findings() -> String {
    let entries = FindingSummary(template).entries
    guard !entries.isEmpty else { return "<p>Nothing was found.</p>" }
    let items = entries.map { entry in
      "<li class=\"\(entry.kind.rawValue)\"><code>\(entry.site.description.escapedForMarkup)</code> "
        + "\(entry.kind.rawValue): \(entry.text.escapedForMarkup)</li>"
    }
    return "<ul class=\"findings\">\n\(items.joined(separator: "\n"))\n</ul>"
  }

  private func band(_ width: Int) -> String {
    let figures = template.categories.indices.map { category in
      let drawings = template.drawings.filter { $0.width == width && $0.category == category }
      return figure(drawings, width: width, category: category)
    }
    guard figures.contains(where: { !$0.isEmpty }) else { return "" }
    return """
      <h3>\(NumberFormat.short(template.widths[width])) points wide</h3>
      <div class="strip">
      \(figures.joined(separator: "\n"))
      </div>
      """
  }

  /// The drawn contents at one text size, below each other.
  private func figure(_ drawings: [DrawnCell], width: Int, category: Int) -> String {
    guard !drawings.isEmpty else { return "" }
    let size = template.categories[category]
    let cells = drawings.map { drawing in
      let cell = template.cell(width: width, category: category, content: drawing.content)
      let state = CellState(of: [cell])
      let name = template.contentNames[drawing.content]
      let width = NumberFormat.short(drawing.measurement.size.width * ReportPage.drawingScale)
      let height = NumberFormat.short(cell.height)
      let svg = CellDrawing(drawing.measurement).svg(
        scale: ReportPage.drawingScale, label: "\(name), \(size.sizeName), \(height) points")
      return """
        <div class="drawn \(state.name)" style="width:\(width)px">\(svg)
        <p><span class="icon">\(state.icon)</span>\(height)\(fidelity(cell)) \
        <span class="name">\(name.escapedForMarkup)</span></p></div>
        """
    }
    return """
      <figure id="\(template.anchor(width: width, category: category))">
      <figcaption>\(size.headingName)</figcaption>
      \(cells.joined(separator: "\n"))
      </figure>
      """
  }

  private func fidelity(_ cell: MeasuredCell) -> String {
    cell.fidelity == .exact ? "" : " <small>\(cell.fidelity)</small>"
  }
}
