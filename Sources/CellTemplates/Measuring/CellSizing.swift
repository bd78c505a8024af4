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
  private var fixedSizes: [LayoutSize?]
  /// The edge at which lines begin: the left one, or the right one.
  let layoutDirection: InterfaceDirection
  private let displayScale: Double

  init<Content>(
    _ layout: CellLayout<Content>, _ content: Content, _ traits: TraitCollection, hidden: [Int],
    _ texts: inout PreparedTextCache
  ) {
    labels = Array(repeating: nil, count: layout.description.elements.count)
    fixedSizes = Array(repeating: nil, count: layout.description.elements.count)
    layoutDirection = traits.layoutDirection
    displayScale = traits.displayScale
    for label in layout.labels {
      let font = label.font.resolved(for: traits)
      labels[label.element] = Label(
        font: font,
        text: texts.prepare(label.text(content), font: font, locale: traits.locale),
        numberOfLines: label.numberOfLines, lineBreakMode: label.lineBreakMode)
    }
    for item in layout.fixedSizes { fixedSizes[item.element] = item.size }
  }

  func intrinsicContentSize(ofElementAt element: Int, preferredMaxLayoutWidth: Double?)
    -> IntrinsicContentSize
  {
    if let label = labels[element] {
      return measure(label, preferredMaxLayoutWidth).intrinsicContentSize
    }
    let size = fixedSizes[element] ?? .zero
    return IntrinsicContentSize(width: size.width, height: size.height)
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
  fileprivate var intrinsicContentSize: IntrinsicContentSize {
    IntrinsicContentSize(
      width: size.width, height: size.height, firstBaselineFromTop: firstBaseline,
      lastBaselineFromBottom: lastBaselineFromBottom)
  }
}
