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
    guard let text = StatedText(label, self, traits) else { return cell.addAsked(element) }
    // A plain label that the layout wraps measures its text alone.
    if attributes.isMultiline, type(of: self) == UILabel.self {
      return text.add(to: &cell, element, isSized: false)
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
    text.add(to: &cell, element, isSized: !isByText)
    if !isByText { cell.addSize(sizes[0], of: element) }
  }

  /// On one line and, where the view wraps, at other widths.
  private func sizes(_ attributes: ItemAttributes) -> [IntrinsicContentSize] {
    Self.triedWidths.prefix(attributes.isMultiline ? Self.triedWidths.count : 1).map {
      contentSize(wrappedAt: $0)
    }
  }
}

@MainActor private struct StatedText {
  private let text: String
  /// The text with the looks of its parts; nil for one look throughout.
  private var attributed: AttributedText?
  private var style: LabelStyle
  private let isUniform: Bool

  /// Reads a text; nil if its font is one that no reader's settings lead to.
  init?(_ label: SizedLabel, _ view: UIView, _ traits: TraitCollection) {
    let runs = label.text.runs
    let isAttributed =
      runs.count > 1
      || runs.contains { $0.attributes.kern != 0 || $0.attributes.baselineOffset != 0 }
    style = label.style
    style.paragraphStyle = label.text.paragraphStyle
    let stated = (view as? UILabel)?.font.labelFont
    guard let font = LabelFont(giving: label.font, traits, first: stated) else { return nil }
    style.font = font
    text = label.text.text
    isUniform = label.isUniform
    guard isAttributed else { return }
    // The parts have their own fonts; the label states its own.
    if let stated { style.font = stated }
    var parts = AttributedText()
    let bytes = Array(text.utf8)
    for run in runs {
      guard let font = LabelFont(giving: run.attributes.font, traits, first: nil)?.fixedFont
      else { return nil }
      parts += AttributedText(
        String(decoding: bytes[run.utf8Range], as: UTF8.self), font: font,
        kern: run.attributes.kern, baselineOffset: run.attributes.baselineOffset)
    }
    attributed = parts
  }

  func add(to cell: inout DescribedCell, _ element: Int, isSized: Bool) {
    cell.addText(
      text, attributed, of: element, style: style, isUniform: isUniform, isSized: isSized)
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
