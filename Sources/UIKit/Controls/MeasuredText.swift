import SelfSizingAutoLayout
import SelfSizingGeometry
import SelfSizingTypography
import SelfSizingCells

/// A label as it was prepared, and the sizes that were measured last.
///
/// A text whose style lets its lines be counted is prepared in the room of the text before it, and
/// its lines are not made; `Benchmarks/compare uikit` times what this saves.
@MainActor struct MeasuredText {
  private var label: SizedLabel?
  /// Whether the label is prepared now.
  private(set) var isCurrent = false
  /// Whether the lines of the prepared text need only be counted.
  private(set) var isCounted = false
  private var natural: IntrinsicContentSize?
  private var wrapped: (width: Double, size: IntrinsicContentSize)?
  /// The lines that were counted last, whatever the text was.
  private var block: LabelBlock?

  mutating func forget() {
    isCurrent = false
    natural = nil
    wrapped = nil
  }

  private mutating func take(
    _ text: PreparedText, _ style: LabelStyle, isUniform: Bool, _ traits: TraitCollection
  ) {
    isCurrent = true
    isCounted = false
    label = SizedLabel(
      text, style: style, isUniform: isUniform, displayScale: traits.displayScale)
  }

  mutating func prepare(
    _ string: String, _ style: LabelStyle, _ font: TextFont, _ traits: TraitCollection
  ) {
    guard style.countsLines else {
      return take(
        PreparedTexts.prepare(string, font, style.paragraphStyle, traits.locale), style,
        isUniform: style.isUniform, traits)
    }
    isCurrent = true
    if isCounted, label?.style == style {
      label?.show(string, in: font, traits)
    } else {
      take(
        PreparedText(string, font: font, locale: traits.locale), style, isUniform: true, traits)
      isCounted = true
    }
  }

  /// Prepares a text with attributes, which come before those of its label.
  mutating func prepare(
    _ string: NSAttributedString, _ style: LabelStyle, _ font: TextFont, _ traits: TraitCollection
  ) {
    var style = style
    let (attributed, paragraph) = string.attributedText(font: font)
    style.paragraphStyle = paragraph?.values ?? style.paragraphStyle
    if let paragraph, paragraph.lineBreakMode != .byWordWrapping {
      style.lineBreakMode = paragraph.lineBreakMode.lineBreakMode
    }
    let first = attributed.runs.first?.attributes
    let isUniform =
      string.isUniform && style.isUniform && (first?.kern ?? 0) == 0
      && (first?.baselineOffset ?? 0) == 0
    let prepared =
      isUniform
      ? PreparedTexts.prepare(attributed.text, first?.font ?? font, traits.locale)
      : PreparedTexts.prepare(attributed, style.paragraphStyle, traits.locale)
    take(prepared, style, isUniform: isUniform, traits)
  }

  /// The prepared label. While it is kept, the next text gets other room.
  func label(_ style: LabelStyle, _ traits: TraitCollection) -> SizedLabel {
    label
      ?? SizedLabel(
        PreparedText("", font: style.font.resolved(for: traits)), style: style, isUniform: true,
        displayScale: traits.displayScale)
  }

  /// A size that was measured before; the width is nil in a layout's first pass.
  func size(wrappedAt width: Double?) -> IntrinsicContentSize? {
    guard let width else { return natural }
    if let wrapped, wrapped.width == width { return wrapped.size }
    return nil
  }

  mutating func keep(_ size: IntrinsicContentSize, wrappedAt width: Double?) {
    if let width { wrapped = (width, size) } else { natural = size }
  }

  /// The size of the prepared text, without its lines; nil where they have to be made. A limit of 0
  /// is none.
  func countedSize(
    in width: Double?, limit: Int, _ mode: LineBreakMode, _ traits: TraitCollection
  ) -> IntrinsicContentSize? {
    guard isCounted, let text = label?.text else { return nil }
    if text.isEmpty { return IntrinsicContentSize() }
    var available = Double.infinity
    if limit != 1, let width, width > 0 { available = width }
    guard mode != .byCharWrapping, let extent = text.labelExtent(width: available, limit: limit)
    else { return nil }
    let block = LabelMetrics.block(
      ofLines: extent.lineCount, font: text.font, displayScale: traits.displayScale)
    return IntrinsicContentSize(block, width: traits.pixelGrid.roundedUp(extent.width))
  }

  /// A size with the height of the lines in a width. The first pass of a layout has none, and takes
  /// the height counted last: what depends on it has less to change then.
  mutating func countedHeight(
    of size: IntrinsicContentSize, in width: Double?, limit: Int, _ mode: LineBreakMode,
    _ traits: TraitCollection
  ) -> IntrinsicContentSize {
    if let width, isCounted, let text = label?.text {
      let count = text.lineCount(
        width: width > 0 ? width : .infinity, limit: limit, lineBreakMode: mode)
      block = LabelMetrics.block(ofLines: count, font: text.font, displayScale: traits.displayScale)
    }
    guard let block else { return size }
    return IntrinsicContentSize(block, width: size.width)
  }
}
