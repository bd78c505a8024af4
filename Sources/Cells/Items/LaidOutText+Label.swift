import SelfSizingGeometry
import SelfSizingTypography

extension LaidOutText {
  /// The lines of a label in a frame on whole pixels, which may be smaller than it asked for.
  package init(_ label: SizedLabel, in frame: LayoutSize, _ direction: InterfaceDirection) {
    fallbackUses = label.text.fallbackUses
    let (size, origin) = label.room(in: frame, direction)
    guard size.width > 0 else {
      let isBlank = label.text.text.allSatisfy { $0.isBlank }
      font = label.font
      lines = []
      shown = ShownText(
        hiddenCharacterCount: isBlank ? 0 : label.text.text.count, isBlank: true,
        fidelity: label.text.fidelity, findings: label.text.findings)
      return
    }
    let (measured, places) =
      label.isUniform ? label.uniformLines(in: size) : label.styledLines(in: size)
    let shrunk = label.shrunk(in: size.width)
    let scale = shrunk?.scale ?? 1
    let layout = shrunk?.layout ?? measured.lines
    // A label that is higher than its text centers it; a smaller text keeps its baseline.
    let top = max((size.height - measured.size.height) / 2, 0)
    font = scale < 1 ? label.font.withSize(label.font.pointSize * scale) : label.font
    let shownLines = zip(layout.lines, places).map { line, place in
      Line(
        text: line.text(in: label.text.text), width: line.width,
        inset: origin.x
          + label.inset(of: line.width, indent: place.indent, in: size.width, direction),
        baseline: origin.y + top + place.baseline)
    }
    lines = shownLines
    shown = ShownText(
      hiddenCharacterCount: layout.truncatedCharacterCount,
      brokenWord: label.brokenWord(in: layout), fontScale: scale, isBlank: shownLines.isEmpty,
      fidelity: label.fidelity(of: measured), findings: label.text.findings)
  }
}

extension SizedLabel {
  /// The word wider than its line; nil if none, and where line breaks do not heed words.
  func brokenWord(in lines: TextLayout) -> String? {
    style.lineBreakMode == .byCharWrapping ? nil : lines.brokenWord
  }

  /// Where a line is: its baseline from the text's top, and its distance from the leading edge.
  fileprivate typealias LinePlace = (baseline: Double, indent: Double)

  private var pixel: Double { 1 / grid.scale }

  /// The most lines of the font's height that show in a room of a height in points.
  func lineLimit(inHeight height: Double) -> Int {
    // A frame is whole pixels; a line of which less than a pixel is missing still counts as shown.
    let fitting =
      ((height + font.leading + pixel) / (font.lineHeight + font.leading)).rounded(.down)
    let shown = Int(max(min(fitting, 1e9), 1))
    return style.numberOfLines == 0 ? shown : min(shown, style.numberOfLines)
  }

  fileprivate func inset(
    of lineWidth: Double, indent: Double, in width: Double, _ direction: InterfaceDirection
  ) -> Double {
    let room = width - lineWidth
    if style.padding?.isCentered == true { return room / 2 }
    switch text.paragraphStyle.alignment {
    case .left: return indent
    case .center: return room / 2
    case .right: return room
    case .natural, .justified: return direction == .rightToLeft ? room - indent : indent
    }
  }

  fileprivate func uniformLines(in size: LayoutSize)
    -> (measured: LabelMeasurement, places: [LinePlace])
  {
    let lineAdvance = font.lineHeight + font.leading
    let lineCount = lineLimit(inHeight: size.height)
    let measured =
      known(in: size.width, numberOfLines: lineCount)
      ?? measured(in: size.width, numberOfLines: lineCount)
    return (
      measured,
      measured.lines.lines.indices.map {
        (baseline: measured.firstBaseline + Double($0) * lineAdvance, indent: 0)
      }
    )
  }

  /// The lines of a label whose parts differ in font, or that has a style, may differ in height.
  fileprivate func styledLines(in size: LayoutSize)
    -> (measured: LabelMeasurement, places: [LinePlace])
  {
    var measured = measured(in: size.width)
    let fitting = measured.lines.lineMetrics.prefix { $0.maxY < size.height + pixel }.count
    if fitting < measured.lines.lines.count {
      measured = self.measured(in: size.width, numberOfLines: max(fitting, 1))
    }
    return (measured, measured.lines.lineMetrics.map { ($0.baseline, $0.indent) })
  }

  fileprivate func room(in frame: LayoutSize, _ direction: InterfaceDirection)
    -> (size: LayoutSize, origin: LayoutPoint)
  {
    guard let padding = style.padding else { return (frame, .zero) }
    let insets = padding.insets
    return (
      padding.room(in: frame),
      LayoutPoint(x: direction == .rightToLeft ? insets.trailing : insets.leading, y: insets.top)
    )
  }

  /// How far the label's height may be trusted.
  /// - Source: The room around a control's text was measured on one line. Without a text, a button
  ///   of one line keeps the room of a line, as was measured; of others that is assumed.
  func fidelity(of measured: LabelMeasurement) -> Fidelity {
    guard style.padding != nil else { return measured.heightFidelity }
    if text.text.isEmpty { return style.numberOfLines == 1 ? .exact : .assumed }
    return measured.lines.lines.count > 1
      ? max(measured.heightFidelity, .modelled) : measured.heightFidelity
  }

  /// The smaller text as it is drawn in a width; nil for a label whose text does not shrink.
  fileprivate func shrunk(in width: Double) -> ShrunkText? {
    guard style.minimumScale > 0, style.numberOfLines == 1 else { return nil }
    let shrunk = LabelMetrics.shrunk(
      text, toFit: width, minimumScaleFactor: style.minimumScale,
      lineBreakMode: style.lineBreakMode, lineBreakStrategy: style.lineBreakStrategy)
    return shrunk.isShrunk ? shrunk : nil
  }
}

extension Character {
  /// As `isWhitespace`, whose tables would be 22 KB of the module in a report's page.
  var isBlank: Bool {
    switch unicodeScalars[unicodeScalars.startIndex].value {
    case 0x09...0x0D, 0x20, 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F,
      0x3000:
      true
    default: false
    }
  }
}
