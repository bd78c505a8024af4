/// The margins, paddings and least height are not published: those here are assumed.
public struct UIListContentConfiguration: UIContentConfiguration {
  public struct TextProperties {
    public enum TextAlignment: Sendable { case natural, center, justified }
    public enum TextTransform: Sendable { case none, uppercase, lowercase, capitalized }
    public var font: UIFont
    public var color = UIColor.label
    public var colorTransformer: UIConfigurationColorTransformer?
    public var alignment = TextAlignment.natural
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    public var numberOfLines = 0
    public var adjustsFontSizeToFitWidth = false
    public var minimumScaleFactor: CGFloat = 0
    public var allowsDefaultTighteningForTruncation = false
    public var adjustsFontForContentSizeCategory = true
    public var transform = TextTransform.none
    public var showsExpansionTextWhenTruncated = false
    public func resolvedColor() -> UIColor { color }
  }
  public struct ImageProperties {
    public static let standardDimension: CGFloat = .greatestFiniteMagnitude
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    public var tintColor: UIColor?
    public var tintColorTransformer: UIConfigurationColorTransformer?
    public var cornerRadius: CGFloat = 0
    public var maximumSize = CGSize.zero
    public var reservedLayoutSize = CGSize.zero
    public var accessibilityIgnoresInvertColors = false
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor { self.tintColor ?? tintColor }
  }
  public var image: UIImage?
  public var imageProperties = ImageProperties()
  public var text: String?
  public var attributedText: NSAttributedString?
  public var textProperties: TextProperties
  public var secondaryText: String?
  public var secondaryAttributedText: NSAttributedString?
  public var secondaryTextProperties: TextProperties
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 11, leading: 16, bottom: 11, trailing: 16)
  public var prefersSideBySideTextAndSecondaryText = false
  public var imageToTextPadding: CGFloat = 16
  public var textToSecondaryTextHorizontalPadding: CGFloat = 16
  public var textToSecondaryTextVerticalPadding: CGFloat = 4
  public var alpha: CGFloat = 1

  init(_ style: UIFont.TextStyle, _ second: UIFont.TextStyle) {
    textProperties = TextProperties(font: .preferredFont(forTextStyle: style))
    secondaryTextProperties = TextProperties(font: .preferredFont(forTextStyle: second))
    let margins = HeadlessEnvironment.platform.contentViewMargins.value
    directionalLayoutMargins = NSDirectionalEdgeInsets(margins)
  }
  public static func cell() -> Self { Self(.body, .caption1) }
  public static func subtitleCell() -> Self { Self(.body, .caption1) }
  public static func valueCell() -> Self {
    var configuration = Self(.body, .body)
    configuration.prefersSideBySideTextAndSecondaryText = true
    return configuration
  }
  public static func sidebarCell() -> Self { Self(.body, .caption1) }
  public static func sidebarSubtitleCell() -> Self { Self(.body, .caption1) }
  public static func accompaniedSidebarCell() -> Self { Self(.body, .caption1) }
  public static func accompaniedSidebarSubtitleCell() -> Self { Self(.body, .caption1) }
  public static func header() -> Self { Self(.headline, .footnote) }
  public static func footer() -> Self { Self(.footnote, .footnote) }
  public static func plainHeader() -> Self { Self(.headline, .footnote) }
  public static func plainFooter() -> Self { Self(.footnote, .footnote) }
  public static func groupedHeader() -> Self { Self(.footnote, .footnote) }
  public static func groupedFooter() -> Self { Self(.footnote, .footnote) }
  public static func prominentInsetGroupedHeader() -> Self { Self(.title3, .footnote) }
  public static func extraProminentInsetGroupedHeader() -> Self { Self(.title2, .footnote) }
  public static func sidebarHeader() -> Self { Self(.headline, .footnote) }

  @MainActor @preconcurrency public func makeContentView() -> UIView & UIContentView {
    UIListContentView(configuration: self)
  }
  public func updated(for state: UIConfigurationState) -> Self { self }
}
