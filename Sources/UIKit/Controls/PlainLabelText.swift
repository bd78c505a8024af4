import SelfSizingAutoLayout
import SelfSizingTypography
import SelfSizingViews

/// The text of a label that has one font and no style: it is prepared in the room of the text
/// before it, and its lines are counted, not made.
///
/// Sizes are those of `SizedLabel`, bit for bit; `Benchmarks/compare uikit` times what this spares.
struct PlainLabelText {
  private var text: PreparedText?
  private var isCurrent = false
  /// The size of lines that end at hard breaks only; nil until the text is prepared.
  private var outline: TextOutline?
  /// The lines that were counted last, whatever the text was.
  private var block: LabelBlock?

  /// Notes that the text, its font or its language may be another.
  mutating func forget() { isCurrent = false }

  /// Prepares a text, unless it is prepared already.
  mutating func prepare(_ string: String, _ font: TextFont, _ traits: TraitCollection) {
    guard !isCurrent else { return }
    isCurrent = true
    if text == nil {
      let made = PreparedText(string, font: font, locale: traits.locale)
      outline = made.outline
      text = made
    } else {
      outline = text?.replace(by: string, font: font, locale: traits.locale)
    }
  }

  /// The text, prepared; sharing it costs the next text its room.
  mutating func prepared(_ string: String, _ font: TextFont, _ traits: TraitCollection)
    -> PreparedText
  {
    prepare(string, font, traits)
    return text ?? PreparedText(string, font: font, locale: traits.locale)
  }

  /// The size of the label; nil where its lines have to be made.
  ///
  /// - Parameters:
  ///   - width: The width at which lines wrap; nil for none.
  ///   - limit: The most lines that are shown; 0 for any number.
  ///   - traits: Those that the text was prepared under.
  func size(in width: Double?, numberOfLines limit: Int, _ traits: TraitCollection)
    -> IntrinsicContentSize?
  {
    guard let text else { return nil }
    if outline?.isEmpty == true { return IntrinsicContentSize() }
    let available = width.map { $0 > 0 ? $0 : .infinity } ?? .infinity
    guard let extent = text.labelExtent(width: available, limit: limit) else { return nil }
    let block = LabelMetrics.block(
      ofLines: extent.lineCount, font: text.font, displayScale: traits.displayScale)
    return IntrinsicContentSize(block, width: traits.pixelGrid.roundedUp(extent.width))
  }

  /// Gives a size the height of the text wrapped at a width.
  mutating func takeHeight(
    of size: inout IntrinsicContentSize, in width: Double, numberOfLines limit: Int,
    _ mode: LineBreakMode, _ traits: TraitCollection
  ) {
    guard let text else { return }
    let count = text.lineCount(
      width: width > 0 ? width : .infinity, limit: limit, lineBreakMode: mode)
    block = LabelMetrics.block(
      ofLines: count, font: text.font, displayScale: traits.displayScale)
    keepHeight(in: &size)
  }

  /// Gives a size the height that was taken last, which the first pass of a layout may have instead
  /// of any other: what depends on it has then less to change.
  func keepHeight(in size: inout IntrinsicContentSize) {
    if let block { size = IntrinsicContentSize(block, width: size.width) }
  }
}

/// A label whose lines were made, kept apart so that labels of one look stay small.
final class KeptLabel {
  let label: SizedLabel
  init(_ label: SizedLabel) { self.label = label }
}
