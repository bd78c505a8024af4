import SelfSizingAutoLayout
import SelfSizingCells
import SelfSizingGeometry
import SelfSizingTypography

/// A button's content: its size, and its title with all that surrounds it.
struct ButtonContents {
  var size: IntrinsicContentSize
  /// The title; its padding is the room that the insets, the image and the subtitle take.
  var title: SizedLabel?
  /// How far the room around the title may be trusted, why, and at which text size.
  var source: (fidelity: Fidelity, text: String, category: DynamicTypeCategory?)?
}

extension UIButton {
  /// The content without a configuration: the image before the title, and the insets around both.
  /// The title and image insets change no size, as Apple documents.
  func plainContents(in width: Double?, _ traits: TraitCollection) -> ButtonContents {
    let image = image(for: state)?.size
    let imageWidth = Double(image?.width ?? 0)
    let stated = contentEdgeInsets == .zero ? nil : contentEdgeInsets.layoutInsets
    let insets = DirectionalEdgeInsets(
      top: stated?.top ?? 0, leading: stated?.left ?? 0, bottom: stated?.bottom ?? 0,
      trailing: stated?.right ?? 0)
    let attributed = attributedTitle(for: state)
    let title = attributed?.string ?? title(for: state) ?? ""
    if title.isEmpty, let image {
      return ButtonContents(
        size: IntrinsicContentSize(
          width: Double(image.width) + insets.leading + insets.trailing,
          height: Double(image.height) + insets.top + insets.bottom))
    }
    let font = LabelFont.fixed(label.font.textFont)
    let known = HeadlessEnvironment.platform.style(
      of: .systemButton, font: font, insets: stated == nil ? nil : insets)
    var style = known?.style ?? LabelStyle(font: font)
    style.numberOfLines = label.numberOfLines
    style.lineBreakMode = label.lineBreakMode.lineBreakMode
    let prepared: PreparedText
    if let attributed {
      let (text, paragraph) = attributed.attributedText(font: label.font.textFont)
      prepared = PreparedTexts.prepare(text, paragraph?.values ?? ParagraphStyle(), traits.locale)
    } else {
      prepared = PreparedTexts.prepare(title, label.font.textFont, traits.locale)
    }
    let sized = SizedLabel(
      prepared, style: style, isUniform: attributed == nil, displayScale: traits.displayScale)
    var size = sized.intrinsicContentSize(
      preferredMaxLayoutWidth: width.map { max($0 - imageWidth, 1) })
    size.width += imageWidth
    size.height = max(size.height, Double(image?.height ?? 0) + insets.top + insets.bottom)
    style.padding?.insets.leading += imageWidth
    return ButtonContents(
      size: size,
      title: SizedLabel(
        prepared, style: style, isUniform: attributed == nil, displayScale: traits.displayScale),
      source: known.map {
        // With an image the parts follow each other as Apple documents; that is assumed to the
        // point.
        (image == nil ? $0.fidelity : .assumed, $0.source, image == nil ? $0.category : nil)
      })
  }
}
