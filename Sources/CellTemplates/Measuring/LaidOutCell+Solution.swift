import SelfSizingAutoLayout
import SelfSizingGeometry
import SelfSizingTypography
import SelfSizingViews

extension LaidOutCell {
  /// Reads a cell off a solved layout.
  init(
    _ layout: CellLayout, _ solution: LayoutSolution, _ sizing: CellSizing,
    fitting target: LayoutSize, _ variation: LayoutVariation, _ grid: PixelGrid,
    site: DeclarationSite
  ) {
    let isHidden = layout.description.hiddenStates(in: variation)
    let visible = layout.visibleFrames(within: solution.frames.map(grid.aligned))
    var items: [LaidOutItem] = []
    for (index, element) in layout.description.elements.enumerated() where element.isItem {
      let frame = grid.aligned(solution.frames[index])
      items.append(
        LaidOutItem(
          name: element.name, kind: layout.kinds[index], frame: frame,
          visibleFrame: visible[index].clipped, unscrolledFrame: visible[index].scrolled,
          backgroundColor: layout.backgrounds[index], isHidden: isHidden[index],
          text: sizing.labels[index].map { LaidOutText($0, index, in: frame.size, sizing) },
          site: element.site, element: index))
    }
    let size = LayoutSize(
      width: grid.roundedUp(solution.size.width), height: grid.roundedUp(solution.size.height))
    self.init(
      size: size, items: items, layout.description, solution, fitting: target, variation, grid,
      figures: sizing.figures, hasFixedHeight: layout.hasFixedHeight(size.height, grid), site: site)
  }

  /// How far the height may be trusted: as far as the least trustworthy text or figure that is shown.
  var fidelity: Fidelity {
    // A height that no constraint gives is not the cell's own, whatever it shows.
    if hasFixedHeight { return .assumed }
    var fidelity = Fidelity.exact
    var isHidden = [Bool](repeating: true, count: description.elements.count)
    for item in items where !item.isHidden {
      isHidden[item.element] = false
      if let text = item.text { fidelity = max(fidelity, text.fidelity) }
    }
    for figure in figures where isHidden.indices.contains(figure.element) {
      if !isHidden[figure.element] {
        fidelity = max(fidelity, figure.fidelity(atWidth: size.width))
      }
    }
    return fidelity
  }
}

extension LaidOutText {
  /// The lines of an element's label in the frame that the layout gave it, which may be smaller than it
  /// asked.
  fileprivate init(
    _ label: SizedLabel, _ element: Int, in frame: LayoutSize, _ sizing: CellSizing
  ) {
    let (size, origin) = label.room(in: frame, sizing.layoutDirection)
    guard size.width > 0 else {
      let isBlank = label.text.text.allSatisfy(\.isWhitespace)
      self.init(
        font: label.font, fontScale: 1, lines: [],
        hiddenCharacterCount: isBlank ? 0 : label.text.text.count,
        fidelity: label.text.fidelity, alternativeHeight: nil, findings: label.text.findings,
        fallbackUses: label.text.fallbackUses)
      return
    }
    let (measured, places) =
      label.isUniform
      ? sizing.uniformLines(of: label, element, in: size) : sizing.styledLines(of: label, in: size)
    let shrunk = label.shrunk(in: size.width)
    let scale = shrunk?.scale ?? 1
    let shown = shrunk?.layout ?? measured.lines
    // A label that is higher than its text centres it; a smaller text keeps its baseline.
    let top = max((size.height - measured.size.height) / 2, 0)
    self.init(
      font: scale < 1 ? label.font.withSize(label.font.pointSize * scale) : label.font,
      fontScale: scale,
      lines: zip(shown.lines, places).map { line, place in
        Line(
          text: line.text(in: label.text.text), width: line.width,
          inset: origin.x
            + sizing.inset(of: line.width, indent: place.indent, label, in: size.width),
          baseline: origin.y + top + place.baseline)
      },
      hiddenCharacterCount: shown.truncatedCharacterCount,
      fidelity: label.fidelity(of: measured),
      alternativeHeight: label.alternativeHeight(of: measured), findings: label.text.findings,
      fallbackUses: label.text.fallbackUses)
  }
}

extension CellSizing {
  /// Where a line stands: its baseline from the text's top, and how far it begins from the leading edge.
  fileprivate struct LinePlace {
    let baseline: Double
    let indent: Double
  }

  /// The distance from a label's left edge to a line's, in points.
  fileprivate func inset(
    of lineWidth: Double, indent: Double, _ label: SizedLabel, in width: Double
  ) -> Double {
    let room = width - lineWidth
    let isMirrored = layoutDirection == .rightToLeft
    if label.style.padding?.isCentered == true { return room / 2 }
    switch label.text.paragraphStyle.alignment {
    case .left: return indent
    case .center: return room / 2
    case .right: return room
    case .natural, .justified: return isMirrored ? room - indent : indent
    }
  }

  /// The lines that are shown of a label whose lines are all of one height, and their baselines.
  fileprivate func uniformLines(of label: SizedLabel, _ element: Int, in size: LayoutSize)
    -> (measured: LabelMeasurement, places: [LinePlace])
  {
    let lineAdvance = label.font.lineHeight + label.font.leading
    // A frame is whole pixels; a line of which less than a pixel is missing still counts as shown.
    let fitting = ((size.height + label.font.leading + pixel) / lineAdvance).rounded(.down)
    let limit = Int(max(min(fitting, 1e9), 1))
    let most = label.style.numberOfLines
    let lineCount = most == 0 ? limit : min(limit, most)
    let measured =
      knownText(ofLabelAt: element, in: size.width, numberOfLines: lineCount)
      ?? label.measured(in: size.width, numberOfLines: lineCount)
    return (
      measured,
      measured.lines.lines.indices.map {
        LinePlace(baseline: measured.firstBaseline + Double($0) * lineAdvance, indent: 0)
      }
    )
  }

  /// The lines that are shown of a label whose parts differ in font, or that has a style, so that its lines
  /// may differ in height.
  fileprivate func styledLines(of label: SizedLabel, in size: LayoutSize)
    -> (measured: LabelMeasurement, places: [LinePlace])
  {
    var measured = label.measured(in: size.width)
    let fitting = measured.lines.lineMetrics.prefix { $0.maxY < size.height + pixel }.count
    if fitting < measured.lines.lines.count {
      measured = label.measured(in: size.width, numberOfLines: max(fitting, 1))
    }
    return (
      measured,
      measured.lines.lineMetrics.map { LinePlace(baseline: $0.baseline, indent: $0.indent) }
    )
  }
}
