import SelfSizingAutoLayout
import SelfSizingGeometry
import SelfSizingTypography

/// The intrinsic sizes of one cell's items: its texts in their fonts, and its views of fixed size.
package struct CellSizing: IntrinsicSizing {
  private(set) var labels: [SizedLabel?]
  private var sizes: [IntrinsicContentSize?]
  private var aspectRatios: [Double?]
  /// The edge at which lines begin: the left one, or the right one.
  let layoutDirection: InterfaceDirection
  /// Long texts that were wrapped already.
  private var wrapped: [WrappedText: LabelMeasurement] = [:]
  /// Figures that are less than exact under the traits.
  let figures: [ItemFigure]

  init(
    _ layout: CellLayout, _ values: CellValues, _ traits: TraitCollection,
    _ texts: inout PreparedTextCache, _ fonts: inout ResolvedFonts
  ) {
    labels = Array(repeating: nil, count: layout.description.elements.count)
    sizes = Array(repeating: nil, count: layout.description.elements.count)
    layoutDirection = traits.layoutDirection
    figures = layout.figures.map { $0.resolved(for: traits) }
    var bound = values.texts.makeIterator()
    for (index, label) in layout.labels.enumerated() {
      let text: PreparedText
      if let attributed = label.attributedText {
        text = texts.prepare(
          values.states.attributedTexts[attributed].compatible(with: traits),
          paragraphStyle: label.style.paragraphStyle, locale: traits.locale)
      } else {
        let string = label.fixedText ?? bound.next() ?? ""
        let font = fonts.font(ofLabel: index, layout, values.states, traits)
        text =
          label.isUniform
          ? texts.prepare(string, font: font, locale: traits.locale)
          : texts.prepare(
            string, font: font, paragraphStyle: label.style.paragraphStyle, locale: traits.locale)
      }
      labels[label.element] = SizedLabel(
        text, style: label.style(values.states), isUniform: label.isUniform,
        displayScale: traits.displayScale)
    }
    for item in layout.fixedSizes { sizes[item.element] = item.size }
    aspectRatios = Array(repeating: nil, count: layout.description.elements.count)
    for (element, ratio) in zip(layout.ratioElements, values.states.aspectRatios) {
      aspectRatios[element] = ratio
    }
    for (element, size) in zip(layout.boundElements, values.states.sizes) {
      sizes[element] = size
    }
  }

  package mutating func intrinsicContentSize(
    ofElementAt element: Int, preferredMaxLayoutWidth: Double?
  )
    -> IntrinsicContentSize
  {
    if let ratio = aspectRatios[element] {
      return IntrinsicContentSize(width: preferredMaxLayoutWidth ?? 0, aspectRatio: ratio)
    }
    // A control may have a size of its own besides the text that it shows.
    if let size = sizes[element] { return size }
    guard let label = labels[element] else { return IntrinsicContentSize() }
    guard label.isLong else {
      return label.intrinsicContentSize(preferredMaxLayoutWidth: preferredMaxLayoutWidth)
    }
    return label.intrinsicContentSize(preferredMaxLayoutWidth: preferredMaxLayoutWidth) { width in
      let key = WrappedText(element: element, width: width)
      if let known = wrapped[key] { return known }
      let measured = label.measured(in: width, numberOfLines: label.largestLineCount)
      wrapped[key] = measured
      return measured
    }
  }

  /// The text of a label as it is wrapped at a width, if that is known and it has no more than some
  /// lines.
  func knownText(ofLabelAt element: Int, in width: Double, numberOfLines: Int)
    -> LabelMeasurement?
  {
    if let known = wrapped[WrappedText(element: element, width: width)],
      known.lines.lines.count <= numberOfLines
    {
      return known
    }
    guard let label = labels[element], label.isLong else { return nil }
    // The width that fits most closely, so that the answer does not depend on an order.
    let wider = wrapped.lazy.filter { $0.key.element == element && $0.key.isAtLeast(width) }
    guard let (key, known) = wider.min(by: { $0.key.isNarrower(than: $1.key) }) else { return nil }
    return label.style.measure(
      cutting: known, measuredIn: key.width, in: width, numberOfLines: numberOfLines,
      displayScale: label.displayScale)
  }
}

/// A label and a width at which its text was wrapped.
private struct WrappedText: Hashable {
  let element: Int
  /// In points; nil for none.
  let width: Double?

  func isAtLeast(_ other: Double) -> Bool { width.map { $0 >= other } ?? true }

  func isNarrower(than other: WrappedText) -> Bool {
    (width ?? .infinity) < (other.width ?? .infinity)
  }
}

extension SizedLabel {
  /// How many bytes of UTF-8 make a text long: looking a wrapped one up costs less than wrapping it
  /// again.
  private static let longTextLength = 2_000

  fileprivate var isLong: Bool { text.text.utf8.count > Self.longTextLength }

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
  func largestLineCount(within limit: Int) -> Int {
    let length = text.utf8.count
    // So few lines are as high only in a font that nobody can read, whose layout is quick then.
    guard length > 1_000 else { return limit }
    let advance = max(font.lineHeight + font.leading, 1e-3)
    let most = Int((IntrinsicContentSize.largestSize / advance).rounded(.up)) + 1
    guard length > most else { return limit }
    return limit > 0 ? min(limit, most) : most
  }
}

extension IntrinsicContentSize {
  /// The height of an image of some width; a ratio that is not a positive number yields none.
  init(width: Double, aspectRatio: Double) {
    self.init(height: aspectRatio > 0 ? width / aspectRatio : 0)
  }
}
