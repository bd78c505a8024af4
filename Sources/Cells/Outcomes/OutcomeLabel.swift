import SelfSizingAutoLayout
import SelfSizingGeometry
import SelfSizingTypography

/// A label of the cell being measured: its text, and how far it was measured.
struct OutcomeLabel {
  /// Whether lines need only be counted, unless some are left out.
  private(set) var isCounted = false
  /// The text of the present content.
  var text: PreparedText
  /// How far the text's widths may be trusted.
  private(set) var fidelity = Fidelity.exact
  /// How the text is set, with the line limit that the content asks for.
  private(set) var style: LabelStyle
  /// The lines that were made last, and the width and the limit that they were made for.
  private var latest: (width: Double?, limit: Int, measured: LabelMeasurement)?
  /// The lines that were counted last, and the width and the limit that they were counted for.
  private var counted: (width: Double, limit: Int, extent: LabelExtent)?

  /// Whether all lines are as high as the font makes them, and as far apart.
  private let isUniform: Bool
  /// Whether the style lets lines be counted.
  private var isStyleCounted: Bool

  init(_ label: CellLayout.Label) {
    style = label.style
    isUniform = label.isUniform
    isStyleCounted = Self.isCounted(label.style)
    text = PreparedText("", font: .systemFont(ofSize: 17))
  }

  private static func isCounted(_ style: LabelStyle) -> Bool {
    style.isCounted && style.minimumScale == 0 && style.lineBreakMode != .byCharWrapping
      && !style.font.isInTextView
  }

  /// Forgets the lines, so that the room of the text is its own again.
  mutating func begin() {
    if latest != nil { latest = nil }
    counted = nil
  }

  /// Turns to another text, which is prepared.
  ///
  /// - Parameter bound: The style with what the content decides about it; nil where it stays.
  /// - Returns: Whether the label can be measured here: what is to be said of a text's widths is
  ///   not found here.
  mutating func take(_ bound: LabelStyle?) -> Bool {
    if let bound {
      style = bound
      isStyleCounted = Self.isCounted(bound)
    }
    fidelity = text.fidelity
    isCounted = isUniform && isStyleCounted && !text.isEmpty && fidelity != .assumed
    return text.findings.isEmpty && text.font.fallbackFaces.isEmpty
  }

  /// The size of the label, or of the control around it: that of ``SizedLabel``, bit for bit.
  mutating func intrinsicContentSize(
    _ preferredMaxLayoutWidth: Double?, label index: Int, _ environment: HeightEnvironment
  ) -> IntrinsicContentSize {
    let limit = style.numberOfLines
    let width = limit == 1 ? nil : preferredMaxLayoutWidth
    guard let padding = style.padding else {
      return text.isEmpty && isUniform
        ? IntrinsicContentSize() : textSize(in: width, limit, index, environment)
    }
    guard !text.text.isEmpty else {
      let line = LabelMetrics.block(
        ofLines: 1, font: text.font, displayScale: environment.traits.displayScale)
      return padding.size(around: IntrinsicContentSize(line, width: 0))
    }
    return padding.size(
      around: textSize(in: width.map(padding.textWidth), limit, index, environment))
  }

  private mutating func textSize(
    in width: Double?, _ limit: Int, _ index: Int, _ environment: HeightEnvironment
  ) -> IntrinsicContentSize {
    if isCounted, let extent = extent(width: Self.wrappingWidth(width), limit: limit) {
      let block = environment.block(ofLabel: index, lines: extent.lineCount, font: text.font)
      return IntrinsicContentSize(block, width: environment.grid.roundedUp(extent.width))
    }
    return measured(in: width, limit, environment).intrinsicContentSize
  }

  /// The lines, if they can be counted.
  private mutating func extent(width: Double, limit: Int) -> LabelExtent? {
    if let counted, counted.width == width, counted.limit == limit { return counted.extent }
    let extent = text.labelExtent(width: width, limit: limit, cutting: style.lineBreakMode)
    if let extent { counted = (width, limit, extent) }
    return extent
  }

  private static func wrappingWidth(_ width: Double?) -> Double {
    if let width, width > 0 { return width }
    return .infinity
  }

  /// The text with its lines, of which some are left out, or which have to be looked at.
  private mutating func measured(
    in width: Double?, _ limit: Int, _ environment: HeightEnvironment
  ) -> LabelMeasurement {
    if let latest, latest.limit == limit, latest.width == width { return latest.measured }
    let measured = style.measure(
      text, in: width, numberOfLines: limit, displayScale: environment.traits.displayScale)
    latest = (width, limit, measured)
    return measured
  }

  /// Finds how much of the text shows in the frame that the layout gave it.
  ///
  /// - Parameter frame: In points, on whole pixels.
  /// - Returns: The number of characters that are left out, and how far the height may be trusted:
  ///   what ``LaidOutText`` finds. Nil for a text that is set smaller.
  mutating func outcome(
    in frame: LayoutSize, label index: Int, _ environment: HeightEnvironment
  ) -> (hiddenCharacterCount: Int, fidelity: Fidelity)? {
    let room = style.padding?.room(in: frame) ?? frame
    guard isCounted, room.width > 0 else {
      let label = sized(environment)
      let shown = LaidOutText(label, in: frame, environment.traits.layoutDirection)
      return shown.fontScale < 1 ? nil : (shown.hiddenCharacterCount, shown.fidelity)
    }
    let limit = style.lineLimit(
      style.numberOfLines, inHeight: room.height, of: text.font, pixel: 1 / environment.grid.scale)
    if let extent = extent(width: room.width, limit: limit) {
      let spacing = environment.spacing(
        ofLabel: index, lines: extent.lineCount, font: text.font)
      let fidelity = max(spacing, fidelity)
      let isControl = style.padding != nil && extent.lineCount > 1
      return (
        text.hiddenCharacterCount(of: extent), isControl ? max(fidelity, .modelled) : fidelity
      )
    }
    let measured = measured(in: room.width, limit, environment)
    return (
      measured.lines.truncatedCharacterCount, sized(environment).fidelity(of: measured)
    )
  }

  private func sized(_ environment: HeightEnvironment) -> SizedLabel {
    SizedLabel(
      text, style: style, isUniform: isUniform, displayScale: environment.traits.displayScale)
  }
}
