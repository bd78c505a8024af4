import SelfSizingGeometry
import SelfSizingTypography

extension LaidOutText {
  /// The lines of a label in the frame that the layout gave it, which may be smaller than it asked.
  ///
  /// - Parameters:
  ///   - label: The label, or the control around it.
  ///   - frame: The size of its frame, in points on whole pixels.
  ///   - direction: The edge at which lines begin.
  ///   - known: Returns the text as it was wrapped before at a width in points, if it has no more
  ///     than some lines; nil where it was not.
  package init(
    _ label: SizedLabel, in frame: LayoutSize, _ direction: InterfaceDirection,
    known: (_ width: Double, _ numberOfLines: Int) -> LabelMeasurement? = { _, _ in nil }
  ) {
    let (size, origin) = label.room(in: frame, direction)
    guard size.width > 0 else {
      let isBlank = label.text.text.allSatisfy { $0.isBlank }
      self.init(
        font: label.font, fontScale: 1, lines: [],
        hiddenCharacterCount: isBlank ? 0 : label.text.text.count, brokenWord: nil,
        fidelity: label.text.fidelity, findings: label.text.findings,
        fallbackUses: label.text.fallbackUses)
      return
    }
    let (measured, places) =
      label.isUniform ? label.uniformLines(in: size, known: known) : label.styledLines(in: size)
    let shrunk = label.shrunk(in: size.width)
    let scale = shrunk?.scale ?? 1
    let shown = shrunk?.layout ?? measured.lines
    // A label that is higher than its text centers it; a smaller text keeps its baseline.
    let top = max((size.height - measured.size.height) / 2, 0)
    self.init(
      font: scale < 1 ? label.font.withSize(label.font.pointSize * scale) : label.font,
      fontScale: scale,
      lines: zip(shown.lines, places).map { line, place in
        Line(
          text: line.text(in: label.text.text), width: line.width,
          inset: origin.x
            + label.inset(of: line.width, indent: place.indent, in: size.width, direction),
          baseline: origin.y + top + place.baseline)
      }, hiddenCharacterCount: shown.truncatedCharacterCount,
      brokenWord: label.brokenWord(in: shown), fidelity: label.fidelity(of: measured),
      findings: label.text.findings, fallbackUses: label.text.fallbackUses)
  }
}

extension SizedLabel {
  /// The word that lines break because it is wider than they are; nil if there is none, and where
  /// the label's line breaks do not heed words.
  func brokenWord(in lines: TextLayout) -> String? {
    style.lineBreakMode == .byCharWrapping ? nil : lines.brokenWord
  }

  /// Where a line is: its baseline from the text's top, and how far it begins from the leading
  /// edge.
  fileprivate struct LinePlace {
    let baseline: Double
    let indent: Double
  }

  /// The height of a physical pixel, in points.
  private var pixel: Double { 1 / PixelGrid(scale: displayScale).scale }

  /// The distance from a label's left edge to a line's, in points.
  fileprivate func inset(
    of lineWidth: Double, indent: Double, in width: Double, _ direction: InterfaceDirection
  ) -> Double {
    let room = width - lineWidth
    let isMirrored = direction == .rightToLeft
    if style.padding?.isCentered == true { return room / 2 }
    switch text.paragraphStyle.alignment {
    case .left: return indent
    case .center: return room / 2
    case .right: return room
    case .natural, .justified: return isMirrored ? room - indent : indent
    }
  }

  /// The lines that are shown of a label whose lines are all of one height, and their baselines.
  fileprivate func uniformLines(
    in size: LayoutSize, known: (_ width: Double, _ numberOfLines: Int) -> LabelMeasurement?
  ) -> (measured: LabelMeasurement, places: [LinePlace]) {
    let lineAdvance = font.lineHeight + font.leading
    let lineCount = style.lineLimit(
      style.numberOfLines, inHeight: size.height, of: font, pixel: pixel)
    let measured =
      known(size.width, lineCount) ?? measured(in: size.width, numberOfLines: lineCount)
    return (
      measured,
      measured.lines.lines.indices.map {
        LinePlace(baseline: measured.firstBaseline + Double($0) * lineAdvance, indent: 0)
      }
    )
  }

  /// The lines that are shown of a label whose parts differ in font, or that has a style, so that
  /// its lines may differ in height.
  fileprivate func styledLines(in size: LayoutSize)
    -> (measured: LabelMeasurement, places: [LinePlace])
  {
    var measured = measured(in: size.width)
    let fitting = measured.lines.lineMetrics.prefix { $0.maxY < size.height + pixel }.count
    if fitting < measured.lines.lines.count {
      measured = self.measured(in: size.width, numberOfLines: max(fitting, 1))
    }
    return (
      measured,
      measured.lines.lineMetrics.map { LinePlace(baseline: $0.baseline, indent: $0.indent) }
    )
  }
}
