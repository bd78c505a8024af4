import SelfSizingAutoLayout
import SelfSizingGeometry
import SelfSizingTypography

/// A label being measured, which shows one text after another in the same room. Lines are counted
/// where ``LabelStyle/countsLines`` allows it, and else made; the sizes are the same, bit for bit.
package struct SizedLabel: Sendable {
  package private(set) var text: PreparedText
  package internal(set) var style: LabelStyle {
    didSet { countsLines = isUniform && style.countsLines }
  }
  package let isUniform: Bool
  package private(set) var displayScale: Double
  /// Whether lines need only be counted, as long as the text does not have to be looked at.
  private(set) var countsLines: Bool
  /// The vertical measures of lines in the text's font; nil if they are not known.
  private var heights: LineHeights?
  private var isPrepared = false
  /// How far the text's widths may be trusted; nil until asked for, as it takes a look at the text.
  private var fidelity: Fidelity?
  private var counted: (width: Double, limit: Int, extent: LabelExtent)?
  /// The lines that were made last; of a long text those at all widths so far.
  private var made: [MadeLines] = []

  private struct MadeLines {
    let width: Double?
    /// The most lines; nil for as many as the layout has a use for.
    let limit: Int?
    let measured: LabelMeasurement
  }

  package init(_ text: PreparedText, style: LabelStyle, isUniform: Bool, displayScale: Double) {
    self.text = text
    self.style = style
    self.isUniform = isUniform
    self.displayScale = displayScale
    countsLines = isUniform && style.countsLines
  }

  init(_ style: LabelStyle, isUniform: Bool) {
    self.init(
      PreparedText("", font: .systemFont(ofSize: 17)), style: style, isUniform: isUniform,
      displayScale: 1)
  }

  package var font: TextFont { text.font }
  var grid: PixelGrid { PixelGrid(scale: displayScale) }

  /// Shows a text of one look in a font; what was prepared of the same text before is used again.
  mutating func show(
    _ text: String, in font: TextFont, _ heights: LineHeights?, _ traits: TraitCollection
  ) {
    forget(heights, traits)
    if isPrepared, self.text.measuredLength == text.utf8.count, self.text.locale == traits.locale,
      self.text.text.isIdentical(to: text)
    {
      if !self.text.font.isSame(as: font) { self.text.setFont(font) }
    } else if isUniform {
      self.text.replace(by: text, font: font, locale: traits.locale)
    } else {
      self.text = style.prepared(text, in: font, traits.locale)
    }
    isPrepared = true
  }

  mutating func show(_ text: AttributedText, _ traits: TraitCollection) {
    forget(nil, traits)
    self.text = PreparedText(
      text.compatible(with: traits), paragraphStyle: style.paragraphStyle, locale: traits.locale)
    isPrepared = false
  }

  private mutating func forget(_ heights: LineHeights?, _ traits: TraitCollection) {
    if !made.isEmpty { made.removeAll(keepingCapacity: true) }
    counted = nil
    fidelity = nil
    if self.heights !== heights { self.heights = heights }
    displayScale = traits.displayScale
  }

  /// The intrinsic size of the label, or of the control around it; a width of nil is no limit.
  package func intrinsicContentSize(preferredMaxLayoutWidth: Double?) -> IntrinsicContentSize {
    var label = self
    return label.size(wrappedAt: preferredMaxLayoutWidth)
  }

  mutating func size(wrappedAt preferredMaxLayoutWidth: Double?) -> IntrinsicContentSize {
    // A label of one line does not wrap.
    let width = style.numberOfLines == 1 ? nil : preferredMaxLayoutWidth
    guard let padding = style.padding else { return textSize(in: width) }
    guard !text.text.isEmpty else {
      // A control keeps the room of a line without characters.
      return padding.size(
        around: IntrinsicContentSize(
          LabelMetrics.block(ofLines: 1, font: font, displayScale: displayScale), width: 0))
    }
    return padding.size(around: textSize(in: width.map(padding.textWidth)))
  }

  /// The height at a width in points, with baselines and lines, and without a width.
  mutating func height(wrappedAt width: Double) -> IntrinsicContentSize {
    guard countsLines, style.numberOfLines != 1, !text.isEmpty else {
      return size(wrappedAt: width)
    }
    let padding = style.padding
    let lines = text.lineCount(
      width: Self.wrappingWidth(padding?.textWidth(in: width) ?? width),
      limit: text.largestLineCount(within: style.numberOfLines), lineBreakMode: style.lineBreakMode)
    let size = IntrinsicContentSize(block(ofLines: lines), width: 0)
    return padding?.size(around: size) ?? size
  }

  private mutating func textSize(in width: Double?) -> IntrinsicContentSize {
    if isUniform, text.isEmpty { return IntrinsicContentSize() }
    if countsLines,
      let extent = extent(
        width: Self.wrappingWidth(width), limit: text.largestLineCount(within: style.numberOfLines))
    {
      return IntrinsicContentSize(
        block(ofLines: extent.lineCount), width: grid.roundedUp(extent.width))
    }
    return measured(in: width, limit: nil).intrinsicContentSize
  }

  private static func wrappingWidth(_ width: Double?) -> Double {
    if let width, width > 0 { return width }
    return .infinity
  }

  private mutating func extent(width: Double, limit: Int) -> LabelExtent? {
    if let counted, counted.width == width, counted.limit == limit { return counted.extent }
    let extent = text.labelExtent(width: width, limit: limit, cutting: style.lineBreakMode)
    if let extent { counted = (width, limit, extent) }
    return extent
  }

  private func block(ofLines lines: Int) -> LabelBlock {
    heights?.block(ofLines: lines)
      ?? LabelMetrics.block(ofLines: lines, font: font, displayScale: displayScale)
  }

  /// Measures the text as UIKit does, on one line or wrapped at a width, without the room around
  /// it. No width is no limit; without a number of lines there are as many as the label allows.
  package func measured(in width: Double?, numberOfLines: Int? = nil) -> LabelMeasurement {
    LabelMetrics.size(
      of: text, preferredMaxLayoutWidth: width,
      numberOfLines: numberOfLines ?? style.numberOfLines, lineBreakMode: style.lineBreakMode,
      lineBreakStrategy: style.lineBreakStrategy, displayScale: displayScale)
  }

  /// The text with its lines; a limit of nil is as many as the layout has a use for.
  private mutating func measured(in width: Double?, limit: Int?) -> LabelMeasurement {
    for lines in made where lines.width == width && lines.limit == limit { return lines.measured }
    let most = isUniform ? text.largestLineCount(within: style.numberOfLines) : nil
    let measured = measured(in: width, numberOfLines: limit ?? most)
    // A long text is looked up, and cut, sooner than wrapped again.
    if !isLong { made.removeAll(keepingCapacity: true) }
    made.append(MadeLines(width: width, limit: limit, measured: measured))
    return measured
  }

  private var isLong: Bool { text.text.utf8.count > 2_000 }

  /// At most so many lines at a width, if they are known or follow from what is known.
  func known(in width: Double, numberOfLines: Int) -> LabelMeasurement? {
    if let lines = made.first(where: { $0.width == width && $0.limit == numberOfLines }) {
      return lines.measured
    }
    guard isLong else { return nil }
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
      numberOfLines: numberOfLines, lineBreakMode: style.lineBreakMode,
      lineBreakStrategy: style.lineBreakStrategy, displayScale: displayScale)
  }

  /// How much of the text shows in the frame that the layout gave the label: that of its
  /// ``LaidOutText``, without making lines where they need only be counted.
  mutating func shown(in frame: LayoutSize, _ direction: InterfaceDirection) -> ShownText {
    let room = style.padding?.room(in: frame) ?? frame
    // Assumed widths may make another line, which is found by making the lines.
    let fidelity = fidelity ?? text.fidelity
    self.fidelity = fidelity
    guard countsLines, !text.isEmpty, fidelity != .assumed, room.width > 0 else {
      return LaidOutText(self, in: frame, direction).shown
    }
    let limit = lineLimit(inHeight: room.height)
    // Lines that break a word are made, unless the text is cut off, too.
    guard let extent = extent(width: room.width, limit: limit) else {
      let measured = measured(in: room.width, limit: limit)
      return ShownText(
        hiddenCharacterCount: measured.lines.truncatedCharacterCount,
        brokenWord: brokenWord(in: measured.lines), fidelity: self.fidelity(of: measured),
        findings: text.findings)
    }
    let spacing =
      heights?.spacing(ofLines: extent.lineCount)
      ?? LabelMetrics.spacingFidelity(
        ofLines: extent.lineCount, font: font, displayScale: displayScale)
    let isControl = style.padding != nil && extent.lineCount > 1
    return ShownText(
      hiddenCharacterCount: text.hiddenCharacterCount(of: extent),
      fidelity: max(spacing, fidelity, isControl ? .modelled : .exact), findings: text.findings)
  }
}

extension PreparedText {
  /// A limit of lines within another one, 0 for none: as many as are higher than the largest size.
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

extension LabelMeasurement {
  package var intrinsicContentSize: IntrinsicContentSize {
    IntrinsicContentSize(
      width: size.width, height: size.height, firstBaselineFromTop: firstBaseline,
      lastBaselineFromBottom: lastBaselineFromBottom)
  }
}

extension IntrinsicContentSize {
  package init(_ block: LabelBlock, width: Double) {
    self.init(
      width: width, height: block.height, firstBaselineFromTop: block.firstBaseline,
      lastBaselineFromBottom: block.height - block.lastBaseline)
  }
}

/// The vertical measures of labels in one font, by their number of lines, worked out ahead.
final class LineHeights: Sendable {
  private let font: TextFont
  private let displayScale: Double
  private let blocks: [LabelBlock]
  private let spacings: [Fidelity]
  private static let tabulatedLines = 4

  init(_ font: TextFont, displayScale: Double) {
    self.font = font
    self.displayScale = displayScale
    blocks = (1...Self.tabulatedLines).map {
      LabelMetrics.block(ofLines: $0, font: font, displayScale: displayScale)
    }
    spacings = (1...Self.tabulatedLines).map {
      LabelMetrics.spacingFidelity(ofLines: $0, font: font, displayScale: displayScale)
    }
  }

  func block(ofLines lines: Int) -> LabelBlock {
    lines <= Self.tabulatedLines
      ? blocks[max(lines, 1) - 1]
      : LabelMetrics.block(ofLines: lines, font: font, displayScale: displayScale)
  }

  func spacing(ofLines lines: Int) -> Fidelity {
    lines <= Self.tabulatedLines
      ? spacings[max(lines, 1) - 1]
      : LabelMetrics.spacingFidelity(ofLines: lines, font: font, displayScale: displayScale)
  }
}
