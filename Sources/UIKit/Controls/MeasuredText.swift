import SelfSizingAutoLayout
import SelfSizingGeometry
import SelfSizingTypography
import SelfSizingCells

/// A label's text, prepared, and the sizes that were measured last.
///
/// A text whose style lets its lines be counted is prepared in the room of the text before it, and
/// its lines are not made. Sizes are those of `SizedLabel`, bit for bit; `Benchmarks/compare uikit`
/// times what this saves.
@MainActor struct MeasuredText {
  private enum Text {
    case counted(PreparedText)
    indirect case made(SizedLabel)
  }

  private var text: Text?
  private(set) var isCurrent = false
  private var natural: IntrinsicContentSize?
  private var wrapped: (width: Double, size: IntrinsicContentSize)?
  /// The lines that were counted last, whatever the text was.
  private var block: LabelBlock?

  mutating func forget() {
    isCurrent = false
    natural = nil
    wrapped = nil
  }

  mutating func prepare(
    _ string: String, _ style: LabelStyle, _ font: TextFont, _ traits: TraitCollection
  ) {
    isCurrent = true
    let prepared = PreparedTexts.prepare(string, font, style.paragraphStyle, traits.locale)
    text = .made(
      SizedLabel(
        prepared, style: style, isUniform: style.isUniform, displayScale: traits.displayScale))
  }

  /// Prepares a text whose lines need only be counted, in the font of its label.
  mutating func prepareCounted(_ string: String, _ font: TextFont, _ traits: TraitCollection) {
    isCurrent = true
    guard case .counted(var prepared)? = text else {
      text = .counted(PreparedText(string, font: font, locale: traits.locale))
      return
    }
    // With a second reference the text would be copied.
    text = nil
    prepared.replace(by: string, font: font, locale: traits.locale)
    text = .counted(prepared)
  }

  /// Prepares a text with attributes, which come before those of its label.
  mutating func prepare(
    _ string: NSAttributedString, _ style: LabelStyle, _ font: TextFont, _ traits: TraitCollection
  ) {
    isCurrent = true
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
    text = .made(
      SizedLabel(prepared, style: style, isUniform: isUniform, displayScale: traits.displayScale))
  }

  var isCounted: Bool { if case .counted? = text { true } else { false } }

  /// The label of the prepared text. While it is kept, the next text gets other room.
  func label(_ style: LabelStyle, _ traits: TraitCollection) -> SizedLabel {
    switch text {
    case .made(let label): label
    case .counted(let text):
      SizedLabel(text, style: style, isUniform: true, displayScale: traits.displayScale)
    case nil:
      SizedLabel(
        PreparedText("", font: style.font.resolved(for: traits)), style: style, isUniform: true,
        displayScale: traits.displayScale)
    }
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
    guard case .counted(let text)? = text else { return nil }
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
    if let width, case .counted(let text)? = text {
      let count = text.lineCount(
        width: width > 0 ? width : .infinity, limit: limit, lineBreakMode: mode)
      block = LabelMetrics.block(ofLines: count, font: text.font, displayScale: traits.displayScale)
    }
    guard let block else { return size }
    return IntrinsicContentSize(block, width: size.width)
  }
}
