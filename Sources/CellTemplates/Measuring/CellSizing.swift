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
  }

  private(set) var labels: [Label?]
  private var sizes: [IntrinsicContentSize?]
  private var aspectRatios: [Double?]
  /// The edge at which lines begin: the left one, or the right one.
  let layoutDirection: InterfaceDirection
  private let displayScale: Double

  init(
    _ layout: CellLayout, _ values: CellValues, _ traits: TraitCollection,
    _ texts: inout PreparedTextCache
  ) {
    labels = Array(repeating: nil, count: layout.description.elements.count)
    sizes = Array(repeating: nil, count: layout.description.elements.count)
    layoutDirection = traits.layoutDirection
    displayScale = traits.displayScale
    var bound = values.texts.makeIterator()
    for label in layout.labels {
      let font = label.font(values.states).resolved(for: traits)
      let text = label.fixedText ?? bound.next() ?? ""
      labels[label.element] = Label(
        font: font, text: texts.prepare(text, font: font, locale: traits.locale),
        numberOfLines: label.lineLimit(values.states), lineBreakMode: label.lineBreakMode)
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
