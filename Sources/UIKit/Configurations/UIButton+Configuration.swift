import SelfSizingAutoLayout
import SelfSizingGeometry
import SelfSizingTypography
import SelfSizingViews

extension UIButton {
  /// A button's content and style.
  public struct Configuration {
    /// UIKit's `Size`.
    public enum Size: Int, Sendable {
      /// UIKit's cases of the same names.
      case medium, small, mini, large
    }
    /// UIKit's `CornerStyle`.
    public enum CornerStyle: Int, Sendable {
      /// UIKit's case of the same name.
      case fixed = -1
      /// UIKit's cases of the same names.
      case dynamic, small, medium, large, capsule
    }
    /// UIKit's `TitleAlignment`.
    public enum TitleAlignment: Int, Sendable {
      /// UIKit's cases of the same names.
      case automatic, leading, center, trailing
    }
    /// UIKit's `MacIdiomStyle`.
    public enum MacIdiomStyle: Int, Sendable {
      /// UIKit's cases of the same names.
      case automatic, bordered, borderless, borderlessTinted
    }
    /// UIKit's `Indicator`.
    public enum Indicator: Int, Sendable {
      /// UIKit's cases of the same names.
      case automatic, none, popup
    }

    /// UIKit's `title`.
    public var title: String?
    /// UIKit's `attributedTitle`.
    public var attributedTitle: AttributedString?
    /// UIKit's `subtitle`.
    public var subtitle: String?
    /// UIKit's `attributedSubtitle`.
    public var attributedSubtitle: AttributedString?
    /// UIKit's `image`.
    public var image: UIImage?
    /// UIKit's `imagePlacement`.
    public var imagePlacement: NSDirectionalRectEdge = .leading
    /// UIKit's `imagePadding`.
    public var imagePadding: CGFloat = 0
    /// UIKit's `titlePadding`.
    public var titlePadding: CGFloat = 1
    /// UIKit's `titleAlignment`.
    public var titleAlignment = TitleAlignment.automatic
    /// UIKit's `titleLineBreakMode`.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// UIKit's `subtitleLineBreakMode`.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// UIKit's `titleTextAttributesTransformer`.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// UIKit's `subtitleTextAttributesTransformer`.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// UIKit's `imageColorTransformer`.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// UIKit's `activityIndicatorColorTransformer`.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    /// UIKit's `indicatorColorTransformer`.
    public var indicatorColorTransformer: UIConfigurationColorTransformer?
    /// UIKit's `preferredSymbolConfigurationForImage`.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// UIKit's `background`.
    public var background = UIBackgroundConfiguration.clear()
    /// UIKit's `baseForegroundColor`.
    public var baseForegroundColor: UIColor?
    /// UIKit's `baseBackgroundColor`.
    public var baseBackgroundColor: UIColor?
    /// UIKit's `buttonSize`.
    public var buttonSize = Size.medium
    /// UIKit's `cornerStyle`.
    public var cornerStyle = CornerStyle.dynamic
    /// UIKit's `macIdiomStyle`.
    public var macIdiomStyle = MacIdiomStyle.automatic
    /// UIKit's `indicator`.
    public var indicator = Indicator.automatic
    /// UIKit's `showsActivityIndicator`.
    public var showsActivityIndicator = false
    /// UIKit's `automaticallyUpdateForSelection`.
    public var automaticallyUpdateForSelection = true
    private var statedInsets: NSDirectionalEdgeInsets?
    /// UIKit's `contentInsets`.
    public var contentInsets: NSDirectionalEdgeInsets {
      get {
        statedInsets
          ?? HeadlessEnvironment.platform.buttons[metricsSize].map {
            NSDirectionalEdgeInsets($0.contentInsets.value)
          } ?? .zero
      }
      set { statedInsets = newValue }
    }

    /// UIKit's `plain`.
    public static func plain() -> Configuration { Configuration() }
    /// UIKit's `tinted`.
    public static func tinted() -> Configuration { Configuration() }
    /// UIKit's `gray`.
    public static func gray() -> Configuration { Configuration() }
    /// UIKit's `filled`.
    public static func filled() -> Configuration { Configuration() }
    /// UIKit's `borderless`.
    public static func borderless() -> Configuration { Configuration() }
    /// UIKit's `bordered`.
    public static func bordered() -> Configuration { Configuration() }
    /// UIKit's `borderedTinted`.
    public static func borderedTinted() -> Configuration { Configuration() }
    /// UIKit's `borderedProminent`.
    public static func borderedProminent() -> Configuration { Configuration() }
    /// UIKit's `glass`.
    public static func glass() -> Configuration { Configuration() }
    /// UIKit's `prominentGlass`.
    public static func prominentGlass() -> Configuration { Configuration() }

    /// UIKit's `setDefaultContentInsets`.
    public mutating func setDefaultContentInsets() { statedInsets = nil }
    /// UIKit's `updated`.
    public func updated(for button: UIButton) -> Configuration { self }

    private var metricsSize: ButtonSize {
      switch buttonSize {
      case .mini: .mini
      case .small: .small
      case .medium: .medium
      case .large: .large
      }
    }

    /// Whether the title may take several lines.
    var wrapsTitle: Bool {
      titleLineBreakMode == .byWordWrapping || titleLineBreakMode == .byCharWrapping
    }

    /// The font of the title: the transformer's, the attributed title's, or that of the button's
    /// size.
    private func font(_ standard: LabelFont, _ text: AttributedString?, _ traits: TraitCollection)
      -> LabelFont
    {
      if let transformer = titleTextAttributesTransformer {
        var attributes = AttributeContainer()
        attributes = transformer(attributes)
        if let font = attributes.uiFont { return .fixed(font.textFont) }
      }
      if let font = text?.uiFont { return .fixed(font.textFont) }
      return standard
    }

    /// The content of the button.
    ///
    /// Without an image and a subtitle its size is the platform's, as a template's button has it.
    /// With them the parts follow each other at the paddings; that is how Apple documents them, and
    /// assumed to the point.
    @MainActor func contents(in width: Double?, _ traits: TraitCollection, plainTitle: String?)
      -> ButtonContents
    {
      let shown = attributedTitle.map { String($0.characters) } ?? title ?? plainTitle
      let platform = HeadlessEnvironment.platform
      guard
        let standard = platform.style(
          of: .button(metricsSize), insets: statedInsets.map(\.layoutInsets))
      else { return ButtonContents(size: IntrinsicContentSize()) }
      var style = standard.style
      style.font = font(style.font, attributedTitle, traits)
      style.lineBreakMode = titleLineBreakMode.lineBreakMode
      style.numberOfLines = wrapsTitle ? 0 : 1
      if image == nil, subtitle == nil, attributedSubtitle == nil {
        let label = label(shown ?? "", style, traits)
        return ButtonContents(
          size: label.intrinsicContentSize(preferredMaxLayoutWidth: width), title: label,
          source: (standard.fidelity, standard.source, standard.category))
      }
      return composed(in: width, traits, shown, style)
    }

    @MainActor private func label(_ text: String, _ style: LabelStyle, _ traits: TraitCollection)
      -> SizedLabel
    {
      SizedLabel(
        PreparedTexts.prepare(text, style.font.resolved(for: traits), traits.locale),
        style: style, isUniform: true, displayScale: traits.displayScale)
    }

    /// A button of several parts: an image, a title and a subtitle.
    @MainActor private func composed(
      in width: Double?, _ traits: TraitCollection, _ shown: String?, _ style: LabelStyle
    ) -> ButtonContents {
      let insets = contentInsets.layoutInsets
      let symbol = preferredSymbolConfigurationForImage
      let picture = image.map { image in
        symbol.map { image.isSymbolImage ? image.withConfiguration($0) : image } ?? image
      }
      let pictureSize = picture?.size.layoutSize ?? .zero
      let isBeside = imagePlacement == .leading || imagePlacement == .trailing
      let hasText = shown?.isEmpty == false
      let gap = picture != nil && hasText ? Double(imagePadding) : 0
      var plain = style
      plain.padding = nil
      let beside = isBeside ? pictureSize.width + gap : 0
      let room = width.map { max($0 - insets.leading - insets.trailing - beside, 1) }
      var text = IntrinsicContentSize()
      if let shown, hasText {
        text = label(shown, plain, traits).intrinsicContentSize(preferredMaxLayoutWidth: room)
      }
      var below = 0.0
      if let second = attributedSubtitle.map({ String($0.characters) }) ?? subtitle,
        !second.isEmpty
      {
        var subtitleStyle = plain
        subtitleStyle.font =
          attributedSubtitle?.uiFont.map { .fixed($0.textFont) } ?? .style(.footnote)
        let size = label(second, subtitleStyle, traits).intrinsicContentSize(
          preferredMaxLayoutWidth: room)
        text.width = max(text.width, size.width)
        below = size.height + (hasText ? Double(titlePadding) : 0)
        text.height += below
      }
      let above = isBeside ? 0 : pictureSize.height + gap
      var around = insets
      around.leading += imagePlacement == .leading ? beside : 0
      around.trailing += imagePlacement == .trailing ? beside : 0
      around.top += imagePlacement == .top ? above : 0
      around.bottom += below + (imagePlacement == .bottom ? above : 0)
      var surrounded = plain
      surrounded.padding = TextPadding(insets: around)
      return ButtonContents(
        size: IntrinsicContentSize(
          width: insets.leading + insets.trailing
            + (isBeside ? beside + text.width : max(pictureSize.width, text.width)),
          height: insets.top + insets.bottom
            + (isBeside ? max(pictureSize.height, text.height) : above + text.height),
          firstBaselineFromTop: insets.top + text.firstBaselineFromTop,
          lastBaselineFromBottom: insets.bottom + text.lastBaselineFromBottom),
        title: hasText ? label(shown ?? "", surrounded, traits) : nil,
        source: (.assumed, "how the parts of a button follow each other is assumed", nil))
    }
  }
}

/// Changes the attributes of a text that a configuration shows.
public struct UIConfigurationTextAttributesTransformer {
  /// UIKit's `transform`.
  public let transform: (AttributeContainer) -> AttributeContainer
  /// Creates one as UIKit does.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }
  /// UIKit's `callAsFunction`.
  public func callAsFunction(_ container: AttributeContainer) -> AttributeContainer {
    transform(container)
  }
}

/// Changes a color that a configuration shows.
public struct UIConfigurationColorTransformer {
  /// UIKit's `transform`.
  public let transform: (UIColor) -> UIColor
  /// Creates one as UIKit does.
  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }
  /// UIKit's `callAsFunction`.
  public func callAsFunction(_ color: UIColor) -> UIColor { transform(color) }
  /// UIKit's `grayscale`.
  public static var grayscale: Self { Self { $0 } }
  /// UIKit's `preferredTint`.
  public static var preferredTint: Self { Self { $0 } }
  /// UIKit's `monochromeTint`.
  public static var monochromeTint: Self { Self { $0 } }
}
