import SelfSizingAutoLayout
import SelfSizingGeometry
import SelfSizingTypography

extension CellMeasurement {
  /// Reads a measurement off a solved layout.
  init(
    _ layout: CellLayout, _ states: CellStates, _ solution: LayoutSolution, _ sizing: CellSizing,
    _ variation: LayoutVariation, _ traits: TraitCollection, otherHeight: Double?,
    site: DeclarationSite
  ) {
    let grid = traits.pixelGrid
    let elements = layout.description.elements
    let isHidden = layout.description.hiddenStates(in: variation)
    size = LayoutSize(
      width: grid.roundedUp(solution.size.width), height: grid.roundedUp(solution.size.height))
    var items: [Item] = []
    var fidelity = Fidelity.exact
    for (index, element) in elements.enumerated() where element.isItem {
      let frame = grid.aligned(solution.frames[index])
      var text: Text?
      if let label = sizing.labels[index] {
        let shown = Text(label, in: frame.size, sizing)
        if !isHidden[index] { fidelity = max(fidelity, shown.fidelity) }
        text = shown
      }
      items.append(
        Item(
          name: element.name, kind: layout.kinds[index], frame: frame, isHidden: isHidden[index],
          text: text, site: element.site))
    }
    self.items = items
    for figure in layout.figures
    where isHidden.indices.contains(figure.element) && !isHidden[figure.element] {
      fidelity = max(fidelity, figure.fidelity)
    }
    self.fidelity = fidelity
    isReflowed = layout.isReflowed(states)
    findings = CellFindings(
      layout, isHidden: isHidden, solution, items: items, size: size, otherHeight: otherHeight,
      sizing, grid, site: site
    ).inOrder()
  }
}

extension CellMeasurement.Text {
  /// The lines of a label in the frame that the layout gave it, which may be smaller than it asked.
  fileprivate init(_ label: CellSizing.Label, in size: LayoutSize, _ sizing: CellSizing) {
    font = label.font
    guard size.width > 0 else {
      lines = []
      let isBlank = label.text.text.allSatisfy(\.isWhitespace)
      truncatedCharacterCount = isBlank ? 0 : label.text.text.count
      fidelity = label.text.fidelity
      alternativeHeight = nil
      return
    }
    let lineAdvance = label.font.lineHeight + label.font.leading
    // A frame is whole pixels; a line of which less than a pixel is missing still counts as shown.
    let fitting = ((size.height + label.font.leading + sizing.pixel) / lineAdvance).rounded(.down)
    let limit = Int(max(min(fitting, 1e9), 1))
    let measured = sizing.measure(
      label, size.width,
      numberOfLines: label.numberOfLines == 0 ? limit : min(limit, label.numberOfLines))
    // A label that is higher than its text centres it.
    let top = max((size.height - measured.size.height) / 2, 0)
    lines = measured.lines.lines.enumerated().map { position, line in
      CellMeasurement.Line(
        text: line.text(in: label.text.text),
        width: line.width,
        inset: sizing.layoutDirection == .rightToLeft ? size.width - line.width : 0,
        baseline: top + measured.firstBaseline + Double(position) * lineAdvance)
    }
    truncatedCharacterCount = measured.lines.truncatedCharacterCount
    fidelity = measured.fidelity
    alternativeHeight = measured.alternativeHeight
  }
}
