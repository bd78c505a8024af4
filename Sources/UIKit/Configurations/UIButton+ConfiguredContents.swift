import SelfSizingAutoLayout
import SelfSizingCells
import SelfSizingGeometry
import SelfSizingTypography

extension UIButton.Configuration {
  var wrapsTitle: Bool {
    titleLineBreakMode == .byWordWrapping || titleLineBreakMode == .byCharWrapping
  }

  /// Without an image and a subtitle the size is the platform's, as a template's button has it.
  /// With them the parts follow each other at the paddings; that is how Apple documents them, and
  /// assumed to the point.
  @MainActor func contents(in width: Double?, _ traits: TraitCollection, plainTitle: String?)
    -> ButtonContents
  {
    let shown = attributedTitle ?? plainTitle.map { AttributedString($0) }
    guard
      let standard = HeadlessEnvironment.platform.style(
        of: .button(metricsSize), insets: statedInsets.map(\.layoutInsets))
    else { return ButtonContents(size: IntrinsicContentSize()) }
    var style = standard.style
    style.lineBreakMode = titleLineBreakMode.lineBreakMode
    style.numberOfLines = wrapsTitle ? 0 : 1
    let title = ConfiguredText(
      shown ?? AttributedString(), style.font, titleTextAttributesTransformer, traits)
    if picture == nil, subtitle == nil {
      let label = title.label(style, traits)
      return ButtonContents(
        size: label.intrinsicContentSize(preferredMaxLayoutWidth: width), title: label,
        source: (standard.fidelity, standard.source, standard.category))
    }
    return composed(in: width, traits, title, style)
  }

  /// The size of the image, or of the activity indicator that takes its place; nil for neither.
  @MainActor private var picture: LayoutSize? {
    if showsActivityIndicator {
      let metrics = HeadlessEnvironment.platform.controls[.activityIndicator]
      return metrics?.intrinsicContentSize.value ?? .zero
    }
    guard let image else { return nil }
    guard image.isSymbolImage, let symbol = preferredSymbolConfigurationForImage
    else { return image.size.layoutSize }
    return image.withConfiguration(symbol).size.layoutSize
  }

  @MainActor private func composed(
    in width: Double?, _ traits: TraitCollection, _ title: ConfiguredText, _ style: LabelStyle
  ) -> ButtonContents {
    let insets = contentInsets.layoutInsets
    let picture = picture
    let pictureSize = picture ?? .zero
    let isBeside = imagePlacement == .leading || imagePlacement == .trailing
    let subtitle = subtitleText(traits)
    let hasText = !title.isEmpty || subtitle != nil
    let gap = picture != nil && hasText ? Double(imagePadding) : 0
    var plain = style
    plain.padding = nil
    let beside = isBeside ? pictureSize.width + gap : 0
    let above = isBeside ? 0 : pictureSize.height + gap
    let room = width.map { max($0 - insets.leading - insets.trailing - beside, 1) }
    var text = IntrinsicContentSize()
    if !title.isEmpty {
      text = title.label(plain, traits).intrinsicContentSize(preferredMaxLayoutWidth: room)
    }
    var below = 0.0
    if let subtitle {
      var style = plain
      style.lineBreakMode = subtitleLineBreakMode.lineBreakMode
      let size = subtitle.label(style, traits).intrinsicContentSize(preferredMaxLayoutWidth: room)
      below = size.height + (title.isEmpty ? 0 : Double(titlePadding))
      text.width = max(text.width, size.width)
      text.height += below
    }
    var around = insets
    around.leading += imagePlacement == .leading ? beside : 0
    around.trailing += imagePlacement == .trailing ? beside : 0
    around.top += imagePlacement == .top ? above : 0
    around.bottom += below + (imagePlacement == .bottom ? above : 0)
    // Text beside a taller image is in its middle.
    let slack = isBeside ? max(pictureSize.height - text.height, 0) / 2 : 0
    var surrounded = plain
    surrounded.padding = TextPadding(insets: around)
    return ButtonContents(
      size: IntrinsicContentSize(
        width: insets.leading + insets.trailing
          + (isBeside ? beside + text.width : max(pictureSize.width, text.width)),
        height: insets.top + insets.bottom
          + (isBeside ? max(pictureSize.height, text.height) : above + text.height),
        firstBaselineFromTop: around.top + slack + text.firstBaselineFromTop,
        lastBaselineFromBottom: around.bottom + slack + text.lastBaselineFromBottom),
      title: title.isEmpty ? nil : title.label(surrounded, traits),
      source: (.assumed, "how the parts of a button follow each other is assumed", nil))
  }

  @MainActor private func subtitleText(_ traits: TraitCollection) -> ConfiguredText? {
    guard let attributedSubtitle, !attributedSubtitle.characters.isEmpty else { return nil }
    return ConfiguredText(
      attributedSubtitle, .fixed(.systemFont(ofSize: ButtonMetrics.subtitleSize)),
      subtitleTextAttributesTransformer, traits)
  }
}

/// A text whose parts have their own font and kerning where it or the transformer states them.
private struct ConfiguredText {
  private let text: AttributedText
  private let font: TextFont
  private let isUniform: Bool
  var isEmpty: Bool { text.text.isEmpty }

  init(
    _ string: AttributedString, _ standard: LabelFont,
    _ transformer: UIConfigurationTextAttributesTransformer?, _ traits: TraitCollection
  ) {
    let own = standard.resolved(for: traits)
    var parts = AttributedText()
    var (fonts, hasKern): ([TextFont], Bool) = ([], false)
    for run in string.runs {
      var attributes = run.attributes
      if attributes.uiFont == nil { attributes.uiFont = UIFont(standard, own) }
      attributes = transformer?(attributes) ?? attributes
      let font = attributes.uiFont?.textFont ?? own
      let kern = Double(attributes.uiKern ?? 0)
      parts += AttributedText(
        String(string[run.range].characters), font: font, kern: kern, baselineOffset: 0)
      if fonts.last != font { fonts.append(font) }
      hasKern = hasKern || kern != 0
    }
    text = parts
    font = fonts.first ?? own
    isUniform = fonts.count <= 1 && !hasKern
  }

  @MainActor func label(_ style: LabelStyle, _ traits: TraitCollection) -> SizedLabel {
    var style = style
    style.font = .fixed(font)
    let prepared =
      isUniform
      ? PreparedTexts.prepare(text.text, font, traits.locale)
      : PreparedTexts.prepare(text, style.paragraphStyle, traits.locale)
    return SizedLabel(
      prepared, style: style, isUniform: isUniform, displayScale: traits.displayScale)
  }
}
