import SelfSizingAutoLayout
import SelfSizingGeometry
import SelfSizingTypography

/// A label of the cell being measured: the text that it shows, and how far that was measured.
///
/// It shows one text after another, each in the room of the text before it. Lines are counted where
/// ``LabelStyle/countsLines`` allows it, and made where they have to be looked at. Its sizes are
/// those of ``SizedLabel``, bit for bit.
struct LabelState {
  private(set) var label: SizedLabel
  /// The vertical measures of lines in the text's font; nil if they are not known.
  private var heights: LineHeights?
  private var isPrepared = false
  /// Whether lines need only be counted, as long as the text does not have to be looked at.
  private var countsLines = false
  /// How far the text's widths may be trusted; nil until that is asked for, which takes a look at
  /// the whole text.
  private var fidelity: Fidelity?
  private var counted: (width: Double, limit: Int, extent: LabelExtent)?
  /// The lines that were made last; of a long text those at all widths so far.
  private var made: [MadeLines] = []

  /// Creates a label that shows nothing yet.
  ///
  /// - Parameter isUniform: Whether all lines are as high as the font makes them, and as far apart.
  init(_ style: LabelStyle, isUniform: Bool) {
    label = SizedLabel(
      PreparedText("", font: .systemFont(ofSize: 17)), style: style, isUniform: isUniform,
      displayScale: 1)
    countsLines = isUniform && style.countsLines
  }

  /// The lines of a text that were made for a width and a limit.
  private struct MadeLines {
    let width: Double?
    /// The most lines; nil for as many as the layout has a use for.
    let limit: Int?
    let measured: LabelMeasurement
  }
}

extension LabelState {
  /// Shows a text of one look.
  ///
  /// - Parameters:
  ///   - text: What was prepared of the same text before is used again.
  ///   - font: The font under the traits.
  ///   - heights: The measures of lines in the font, if known.
  mutating func show(
    _ text: String, in font: TextFont, _ heights: LineHeights?, _ traits: TraitCollection
  ) {
    forget(heights, traits)
    if isPrepared, label.text.measuredLength == text.utf8.count,
      label.text.locale == traits.locale, label.text.text.isIdentical(to: text)
    {
      if !label.text.font.isSame(as: font) { label.text.setFont(font) }
    } else if label.isUniform {
      label.text.replace(by: text, font: font, locale: traits.locale)
    } else {
      label.text = label.style.prepared(text, in: font, traits.locale)
    }
    isPrepared = true
  }

  /// Shows a text whose parts have their own looks.
  mutating func show(_ text: AttributedText, _ traits: TraitCollection) {
    forget(nil, traits)
    label.text = PreparedText(
      text.compatible(with: traits), paragraphStyle: label.style.paragraphStyle,
      locale: traits.locale)
    isPrepared = false
  }

  /// Takes another style, in a label whose style depends on its content.
  mutating func take(_ style: LabelStyle) {
    label.style = style
    countsLines = label.isUniform && style.countsLines
  }

  /// Forgets the lines, so that the room of the text is its own again.
  private mutating func forget(_ heights: LineHeights?, _ traits: TraitCollection) {
    if !made.isEmpty { made.removeAll(keepingCapacity: true) }
    counted = nil
    fidelity = nil
    if self.heights !== heights { self.heights = heights }
    label.displayScale = traits.displayScale
  }
}

extension LabelState {
  /// The intrinsic size of the label, or of the control around it.
  ///
  /// - Parameter preferredMaxLayoutWidth: The width in points at which it wraps; nil for none.
  mutating func intrinsicContentSize(preferredMaxLayoutWidth: Double?) -> IntrinsicContentSize {
    // A label of one line does not wrap.
    let width = label.style.numberOfLines == 1 ? nil : preferredMaxLayoutWidth
    guard let padding = label.style.padding else { return textSize(in: width) }
    guard !label.text.text.isEmpty else { return padding.size(around: label.emptyLine) }
    return padding.size(around: textSize(in: width.map(padding.textWidth)))
  }

  /// The height of the label wrapped at a width, or of the control around it, with baselines and
  /// lines, and without a width.
  ///
  /// - Parameter preferredMaxLayoutWidth: The width in points at which it wraps.
  mutating func intrinsicContentHeight(preferredMaxLayoutWidth width: Double)
    -> IntrinsicContentSize
  {
    guard countsLines, label.style.numberOfLines != 1, !label.text.isEmpty else {
      return intrinsicContentSize(preferredMaxLayoutWidth: width)
    }
    let padding = label.style.padding
    let lines = label.text.lineCount(
      width: Self.wrappingWidth(padding?.textWidth(in: width) ?? width),
      limit: label.text.largestLineCount(within: label.style.numberOfLines),
      lineBreakMode: label.style.lineBreakMode)
    let size = IntrinsicContentSize(block(ofLines: lines), width: 0)
    return padding?.size(around: size) ?? size
  }

  private mutating func textSize(in width: Double?) -> IntrinsicContentSize {
    if label.isUniform, label.text.isEmpty { return IntrinsicContentSize() }
    if countsLines,
      let extent = extent(
        width: Self.wrappingWidth(width),
        limit: label.text.largestLineCount(within: label.style.numberOfLines))
    {
      return IntrinsicContentSize(
        block(ofLines: extent.lineCount), width: label.grid.roundedUp(extent.width))
    }
    return measured(in: width, limit: nil).intrinsicContentSize
  }

  private static func wrappingWidth(_ width: Double?) -> Double {
    if let width, width > 0 { return width }
    return .infinity
  }

  /// The lines, if they can be counted.
  private mutating func extent(width: Double, limit: Int) -> LabelExtent? {
    if let counted, counted.width == width, counted.limit == limit { return counted.extent }
    let extent = label.text.labelExtent(
      width: width, limit: limit, cutting: label.style.lineBreakMode)
    if let extent { counted = (width, limit, extent) }
    return extent
  }

  private func block(ofLines lines: Int) -> LabelBlock {
    heights?.block(ofLines: lines)
      ?? LabelMetrics.block(ofLines: lines, font: label.text.font, displayScale: label.displayScale)
  }

  private func spacing(ofLines lines: Int) -> Fidelity {
    heights?.spacing(ofLines: lines)
      ?? LabelMetrics.spacingFidelity(
        ofLines: lines, font: label.text.font, displayScale: label.displayScale)
  }

  /// The text with its lines.
  ///
  /// - Parameter limit: The most lines; nil for as many as the layout has a use for.
  private mutating func measured(in width: Double?, limit: Int?) -> LabelMeasurement {
    for lines in made where lines.width == width && lines.limit == limit { return lines.measured }
    let measured = label.measured(in: width, numberOfLines: limit ?? label.largestLineCount)
    // A long text is looked up, and cut, sooner than wrapped again.
    if !label.isLong { made.removeAll(keepingCapacity: true) }
    made.append(MadeLines(width: width, limit: limit, measured: measured))
    return measured
  }

  /// The lines at a width, if they are known or follow from what is known, and there are no more
  /// than some.
  private func known(in width: Double, numberOfLines: Int) -> LabelMeasurement? {
    if let lines = made.first(where: { $0.width == width && $0.limit == numberOfLines }) {
      return lines.measured
    }
    guard label.isLong else { return nil }
    let whole = made.lazy.filter { $0.limit == nil }
    if let lines = whole.first(where: { $0.width == width }),
      lines.measured.lines.lines.count <= numberOfLines
    {
      return lines.measured
    }
    // The width that fits most closely, so that the answer does not depend on an order.
    let wider = whole.filter { $0.width.map { $0 >= width } ?? true }
    guard
      let lines = wider.min(by: { ($0.width ?? .infinity) < ($1.width ?? .infinity) })
    else { return nil }
    return LabelMetrics.size(
      cutting: lines.measured, measuredAt: lines.width, preferredMaxLayoutWidth: width,
      numberOfLines: numberOfLines, lineBreakMode: label.style.lineBreakMode,
      lineBreakStrategy: label.style.lineBreakStrategy, displayScale: label.displayScale)
  }
}

extension LabelState {
  /// How much of the text shows in the frame that the layout gave the label: what ``lines(in:_:)``
  /// show, without making them where they need only be counted.
  ///
  /// - Parameter frame: In points, on whole pixels.
  mutating func shown(in frame: LayoutSize, _ direction: InterfaceDirection) -> ShownText {
    let room = label.style.padding?.room(in: frame) ?? frame
    // Assumed widths may make another line, which is found by making the lines.
    let fidelity = fidelity ?? label.text.fidelity
    self.fidelity = fidelity
    guard countsLines, !label.text.isEmpty, fidelity != .assumed, room.width > 0 else {
      return ShownText(lines(in: frame, direction))
    }
    let limit = label.style.lineLimit(
      label.style.numberOfLines, inHeight: room.height, of: label.text.font,
      pixel: 1 / label.grid.scale)
    // Lines that break a word are made, unless the text is cut off, too.
    guard let extent = extent(width: room.width, limit: limit) else {
      let measured = measured(in: room.width, limit: limit)
      return ShownText(
        hiddenCharacterCount: measured.lines.truncatedCharacterCount,
        brokenWord: label.brokenWord(in: measured.lines),
        fidelity: label.fidelity(of: measured), findings: label.text.findings)
    }
    let isControl = label.style.padding != nil && extent.lineCount > 1
    return ShownText(
      hiddenCharacterCount: label.text.hiddenCharacterCount(of: extent),
      fidelity: max(
        max(spacing(ofLines: extent.lineCount), fidelity), isControl ? .modelled : .exact),
      findings: label.text.findings)
  }

  func lines(in frame: LayoutSize, _ direction: InterfaceDirection) -> LaidOutText {
    LaidOutText(label, in: frame, direction) { width, lineCount in
      known(in: width, numberOfLines: lineCount)
    }
  }
}

extension SizedLabel {
  /// How many bytes of UTF-8 make a text long.
  private static let longTextLength = 2_000

  fileprivate var isLong: Bool { text.text.utf8.count > Self.longTextLength }

  fileprivate var grid: PixelGrid { PixelGrid(scale: displayScale) }

  /// The most lines that a layout has a use for; nil for as many as the label allows.
  fileprivate var largestLineCount: Int? {
    isUniform ? text.largestLineCount(within: style.numberOfLines) : nil
  }
}

extension PreparedText {
  /// A limit of lines within another one, 0 for none: as many as are higher than the largest size
  /// where a text could have more, since the rest of such a label is cut anyhow.
  ///
  /// - Precondition: All lines are of the font's height.
  fileprivate func largestLineCount(within limit: Int) -> Int {
    let length = measuredLength
    // So few lines are as high only in a font that no one can read, whose layout is quick then.
    guard length > 1_000 else { return limit }
    let advance = max(font.lineHeight + font.leading, 1e-3)
    let most = Int((IntrinsicContentSize.largestSize / advance).rounded(.up)) + 1
    guard length > most else { return limit }
    return limit > 0 ? min(limit, most) : most
  }
}
