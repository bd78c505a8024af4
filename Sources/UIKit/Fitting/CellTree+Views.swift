import SelfSizingAutoLayout
import SelfSizingCellTemplates
import SelfSizingCells
import SelfSizingGeometry
import SelfSizingTypography

extension CellTree {
  /// The tree of a cell, or of any other view, as it is now; nil if a view's size depends on its
  /// width otherwise than a label's does.
  @MainActor package init?(of view: UIView) {
    let (root, trailingRoom) = view.measuredPart()
    let described = DescribedViews(root, namesViews: true)
    let description = described.description
    guard description.findings.isEmpty else { return nil }
    var items: [Item] = []
    for (element, view) in described.views.enumerated() {
      guard let view else { continue }
      let attributes = description.elements[element].attributes
      guard let content = MeasuredContent(of: view, attributes, described.traits) else {
        return nil
      }
      items.append(
        Item(
          element: element, kind: element == 0 ? .contentView : view.itemKind,
          isHidden: view.isHidden, clipping: described.clipping[element], text: content.text,
          size: content.size))
    }
    self.init(
      description, items, figures: described.statedFigures,
      trailingRoom: Double(trailingRoom).layoutNumber)
  }
}

/// The text and the size of a view, by which it can be measured without its code.
@MainActor private struct MeasuredContent {
  /// The text that the view shows.
  var text: CellTree.Text?
  /// The size of the view; nil where its text decides it, or nothing.
  var size: IntrinsicContentSize?

  /// Widths in points by which it is seen whether a text alone decides the size.
  private static let widths: [Double?] = [nil, 80, 200.5, 331]

  /// Reads a view; nil if its size depends on its width otherwise than a label's does.
  init?(of view: UIView, _ attributes: ItemAttributes, _ traits: TraitCollection) {
    let widths = attributes.isMultiline ? Self.widths : [nil]
    let sizes = widths.map { view.contentSize(wrappedAt: $0) }
    let isFixed = sizes.allSatisfy { $0 == sizes[0] }
    let isMeasured = attributes.intrinsicAxes != [] || attributes.isMultiline
    guard let label = view.shownText(in: CGSize(width: 200, height: 100)) else {
      guard isFixed || !isMeasured else { return nil }
      size = isMeasured ? sizes[0] : nil
      return
    }
    // A text with other room around it in another frame is not a label's.
    guard view.shownText(in: CGSize(width: 331, height: 207))?.style == label.style,
      let text = CellTree.Text(label, view, traits)
    else { return nil }
    self.text = text
    let isByText = zip(widths, sizes).allSatisfy { width, size in
      label.intrinsicContentSize(preferredMaxLayoutWidth: width) == size
    }
    guard isByText || isFixed else { return nil }
    size = isByText ? nil : sizes[0]
  }
}

extension CellTree.Text {
  /// The text of a view; nil if its font is one that no reader's settings lead to.
  @MainActor fileprivate init?(_ label: SizedLabel, _ view: UIView, _ traits: TraitCollection) {
    let runs = label.text.runs
    let isAttributed =
      runs.count > 1
      || runs.contains { $0.attributes.kern != 0 || $0.attributes.baselineOffset != 0 }
    var style = label.style
    style.paragraphStyle = label.text.paragraphStyle
    let stated = (view as? UILabel)?.font.labelFont
    guard let font = LabelFont(giving: label.font, traits, first: stated) else { return nil }
    style.font = font
    var attributed: AttributedText?
    if isAttributed {
      var text = AttributedText()
      let bytes = Array(label.text.text.utf8)
      for run in runs {
        guard let font = LabelFont(giving: run.attributes.font, traits, first: nil)?.fixedFont
        else { return nil }
        text += AttributedText(
          String(decoding: bytes[run.utf8Range], as: UTF8.self), font: font,
          kern: run.attributes.kern, baselineOffset: run.attributes.baselineOffset)
      }
      attributed = text
    }
    self.init(label.text.text, attributed, style: style, isUniform: label.isUniform)
  }
}

extension LabelFont {
  /// A font that is a given one under some traits: who asks for bold text has a bolder one than was
  /// stated.
  ///
  /// - Parameter stated: The font that is most likely meant.
  fileprivate init?(giving font: TextFont, _ traits: TraitCollection, first stated: LabelFont?) {
    let weights = FontWeight.allCases.lazy.map { LabelFont.fixed(font.withWeight($0)) }
    let candidates = [stated, .fixed(font)].lazy.compactMap(\.self) + weights
    guard let found = candidates.first(where: { $0.resolved(for: traits) == font }) else {
      return nil
    }
    self = found
  }
}
