import SelfSizingAutoLayout
import SelfSizingGeometry
import SelfSizingTypography

/// The intrinsic sizes of one cell's items: its texts in their fonts, and its views of fixed size.
struct CellSizing: IntrinsicSizing {
  /// A label with its text, ready to be wrapped at any width.
  struct Label {
    let font: TextFont
    let text: PreparedText
    let numberOfLines: Int
    let lineBreakMode: LineBreakMode
    /// Whether all lines are as high as the font makes them, and as far apart.
    let isUniform: Bool
    /// How small the text may be set so that it fits on one line; 0 if it may not.
    let minimumScale: Double
  }

  private(set) var labels: [Label?]
  private var sizes: [IntrinsicContentSize?]
  private var aspectRatios: [Double?]
  /// The edge at which lines begin: the left one, or the right one.
  let layoutDirection: InterfaceDirection
  private let displayScale: Double

  init(
    _ layout: CellLayout, _ values: CellValues, _ traits: TraitCollection,
    _ texts: inout PreparedTextCache, _ fonts: inout ResolvedFonts
  ) {
    labels = Array(repeating: nil, count: layout.description.elements.count)
    sizes = Array(repeating: nil, count: layout.description.elements.count)
    layoutDirection = traits.layoutDirection
    displayScale = traits.displayScale
    var bound = values.texts.makeIterator()
    for (index, label) in layout.labels.enumerated() {
      let text: PreparedText
      if let attributed = label.attributedText {
        text = texts.prepare(
          values.states.attributedTexts[attributed], paragraphStyle: label.paragraphStyle,
          locale: traits.locale)
      } else {
        let string = label.fixedText ?? bound.next() ?? ""
        let font = fonts.font(ofLabel: index, layout, values.states, traits)
        text =
          label.isUniform
          ? texts.prepare(string, font: font, locale: traits.locale)
          : texts.prepare(
            string, font: font, paragraphStyle: label.paragraphStyle, locale: traits.locale)
      }
      labels[label.element] = Label(
        font: text.font, text: text,
        numberOfLines: label.lineLimit(values.states), lineBreakMode: label.lineBreakMode,
        isUniform: label.isUniform, minimumScale: label.minimumScale)
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

  func intrinsicContentSize(ofElementAt element: Int, preferredMaxLayoutWidth: Double?)
    -> IntrinsicContentSize
  {
    if let ratio = aspectRatios[element] {
      return IntrinsicContentSize(width: preferredMaxLayoutWidth ?? 0, aspectRatio: ratio)
    }
    guard let label = labels[element] else { return sizes[element] ?? IntrinsicContentSize() }
    // A label of one line does not wrap.
    let width = label.numberOfLines == 1 ? nil : preferredMaxLayoutWidth
    return measure(label, width).intrinsicContentSize
  }

  /// Measures a label as UIKit does, on one line or wrapped at a width.
  ///
  /// - Parameter numberOfLines: The most lines to show; nil for as many as the label allows.
  func measure(
    _ label: Label, _ preferredMaxLayoutWidth: Double?, numberOfLines: Int? = nil
  ) -> LabelMeasurement {
    LabelMetrics.size(
      of: label.text, preferredMaxLayoutWidth: preferredMaxLayoutWidth,
      numberOfLines: numberOfLines ?? label.numberOfLines, lineBreakMode: label.lineBreakMode,
      displayScale: displayScale)
  }

  /// The text of a label of one line as it is drawn in a width: smaller, if it may be and has to.
  ///
  /// - Returns: Nil for a label whose text stays as it is.
  func shrunk(_ label: Label, in width: Double) -> ShrunkText? {
    guard label.minimumScale > 0, label.numberOfLines == 1 else { return nil }
    let shrunk = LabelMetrics.shrunk(
      label.text, toFit: width, minimumScaleFactor: label.minimumScale,
      lineBreakMode: label.lineBreakMode)
    return shrunk.isShrunk ? shrunk : nil
  }

  /// The height of a physical pixel, in points.
  var pixel: Double { 1 / PixelGrid(scale: displayScale).scale }
}

extension LabelMeasurement {
  /// The label's size as a layout takes it.
  var intrinsicContentSize: IntrinsicContentSize {
    IntrinsicContentSize(
      width: size.width, height: size.height, firstBaselineFromTop: firstBaseline,
      lastBaselineFromBottom: lastBaselineFromBottom)
  }
}

extension IntrinsicContentSize {
  /// The height of an image of some width; a ratio that is not a positive number yields none.
  init(width: Double, aspectRatio: Double) {
    self.init(height: aspectRatio > 0 ? width / aspectRatio : 0)
  }
}
