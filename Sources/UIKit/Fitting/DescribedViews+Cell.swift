import SelfSizingAutoLayout
import SelfSizingCells
import SelfSizingTypography

extension DescribedCell {
  /// Describes the present state of a cell, or of any other view, for measurers without its code.
  ///
  /// A size that depends on the width as a label's does at some widths is taken to do so at all.
  @MainActor package init(of view: UIView) {
    let part = view.measuredPart()
    self = DescribedViews(part.view, namesViews: true).cell(
      trailingRoom: part.trailingRoom, settlesSizes: true)
  }
}

extension DescribedViews {
  /// The views as a cell, with the width in points that is left beside them for an accessory. If it
  /// settles sizes, code is not asked for a size that is a label's at some widths.
  func cell(trailingRoom: CGFloat, settlesSizes: Bool = false) -> DescribedCell {
    var cell = DescribedCell(
      description, figures: views.enumerated().flatMap { $1?.figures(ofElementAt: $0) ?? [] },
      trailingRoom: Double(trailingRoom).layoutNumber, site: description.elements[0].site)
    // A cell is measured as a whole where constraints lead out of its content view.
    let content = root.ownContentView
    for (element, view) in views.enumerated() {
      guard let view else { continue }
      let isContent = content == nil ? element == 0 : view === content
      cell.addItem(
        element, isContent ? .contentView : element == 0 ? .cell : view.itemKind,
        isHidden: view.isHidden, element == 0 ? nil : view.clipping)
      view.addContent(
        to: &cell, element, description.elements[element].attributes, traits,
        settlesSize: settlesSizes)
    }
    return cell
  }

  var code: ViewCode {
    let views = views
    return ViewCode(
      size: { element, width in
        views[element]?.contentSize(wrappedAt: width) ?? IntrinsicContentSize()
      },
      text: { element, size in views[element]?.shownText(in: CGSize(size)) })
  }
}

extension UIView {
  /// Widths in points by which it is seen whether a text alone decides a size.
  private static let triedWidths: [Double?] = [nil, 80, 200.5, 331]

  fileprivate var clipping: ViewClipping? {
    guard clipsToBounds else { return nil }
    return (self as? UIScrollView)?.isScrollEnabled == true ? .scrolls : .clips
  }

  fileprivate func addContent(
    to cell: inout DescribedCell, _ element: Int, _ attributes: ItemAttributes,
    _ traits: TraitCollection, settlesSize: Bool
  ) {
    let isMeasured = attributes.intrinsicAxes != [] || attributes.isMultiline
    guard let label = shownText(in: CGSize(width: 200, height: 100)) else {
      guard isMeasured else { return }
      if attributes.isMultiline, !settlesSize { return cell.addAsked(element) }
      let sizes = sizes(attributes)
      if sizes.allSatisfy({ $0 == sizes[0] }) {
        cell.addSize(sizes[0], of: element)
      } else {
        cell.addAsked(element)
      }
      return
    }
    guard let (style, attributed) = stated(label, traits) else { return cell.addAsked(element) }
    func addText(isSized: Bool) {
      cell.addText(
        label.text.text, attributed, of: element, style: style, isUniform: label.isUniform,
        isSized: isSized)
    }
    // A plain label that the layout wraps measures its text alone.
    if attributes.isMultiline, type(of: self) == UILabel.self {
      return addText(isSized: false)
    }
    // A text with other room around it in another frame is not a label's.
    guard !attributes.isMultiline || settlesSize,
      shownText(in: CGSize(width: 331, height: 207))?.style == label.style
    else { return cell.addAsked(element) }
    let sizes = sizes(attributes)
    let isByText = zip(Self.triedWidths, sizes).allSatisfy { width, size in
      label.intrinsicContentSize(preferredMaxLayoutWidth: width) == size
    }
    guard isByText || sizes.allSatisfy({ $0 == sizes[0] }) else { return cell.addAsked(element) }
    addText(isSized: !isByText)
    if !isByText { cell.addSize(sizes[0], of: element) }
  }

  /// How a label is set without a font that only the view has, and its text with the looks of its
  /// parts, nil for one look throughout; nil if a font is one that no reader's settings lead to.
  private func stated(_ label: SizedLabel, _ traits: TraitCollection)
    -> (style: LabelStyle, attributed: AttributedText?)?
  {
    let runs = label.text.runs
    var style = label.style
    style.paragraphStyle = label.text.paragraphStyle
    let stated = (self as? UILabel)?.font.labelFont
    guard let font = LabelFont(giving: label.font, traits, first: stated) else { return nil }
    style.font = font
    let isAttributed =
      runs.count > 1
      || runs.contains { $0.attributes.kern != 0 || $0.attributes.baselineOffset != 0 }
    guard isAttributed else { return (style, nil) }
    // The parts have their own fonts; the label states its own.
    if let stated { style.font = stated }
    var parts = AttributedText()
    let bytes = Array(label.text.text.utf8)
    for run in runs {
      guard let font = LabelFont(giving: run.attributes.font, traits, first: nil)?.fixedFont
      else { return nil }
      parts += AttributedText(
        String(decoding: bytes[run.utf8Range], as: UTF8.self), font: font,
        kern: run.attributes.kern, baselineOffset: run.attributes.baselineOffset)
    }
    return (style, parts)
  }

  /// The sizes of the view on one line and, where it wraps, at other widths.
  private func sizes(_ attributes: ItemAttributes) -> [IntrinsicContentSize] {
    Self.triedWidths.prefix(attributes.isMultiline ? Self.triedWidths.count : 1).map {
      contentSize(wrappedAt: $0)
    }
  }
}

extension LabelFont {
  /// A font that is a given one under some traits, the stated one first: who asks for bold text has
  /// a bolder one than was stated.
  fileprivate init?(giving font: TextFont, _ traits: TraitCollection, first stated: LabelFont?) {
    let weights = FontWeight.allCases.lazy.map { LabelFont.fixed(font.withWeight($0)) }
    let candidates = [stated, .fixed(font)].lazy.compactMap(\.self) + weights
    guard let found = candidates.first(where: { $0.resolved(for: traits) == font })
    else { return nil }
    self = found
  }
}
