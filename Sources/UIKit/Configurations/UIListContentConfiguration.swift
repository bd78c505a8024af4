/// The content of a standard cell: an image, a text and a second one.
///
/// Its margins, paddings and least height are not published: those here are assumed.
public struct UIListContentConfiguration: UIContentConfiguration {
  /// UIKit's `TextProperties`.
  public struct TextProperties {
    /// UIKit's `TextAlignment`.
    public enum TextAlignment: Sendable {
      /// UIKit's cases of the same names.
      case natural, center, justified
    }
    /// UIKit's `TextTransform`.
    public enum TextTransform: Sendable {
      /// UIKit's cases of the same names.
      case none, uppercase, lowercase, capitalized
    }
    /// UIKit's `font`.
    public var font: UIFont
    /// UIKit's `color`.
    public var color = UIColor.label
    /// UIKit's `colorTransformer`.
    public var colorTransformer: UIConfigurationColorTransformer?
    /// UIKit's `alignment`.
    public var alignment = TextAlignment.natural
    /// UIKit's `lineBreakMode`.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// UIKit's `numberOfLines`.
    public var numberOfLines = 0
    /// UIKit's `adjustsFontSizeToFitWidth`.
    public var adjustsFontSizeToFitWidth = false
    /// UIKit's `minimumScaleFactor`.
    public var minimumScaleFactor: CGFloat = 0
    /// UIKit's `allowsDefaultTighteningForTruncation`.
    public var allowsDefaultTighteningForTruncation = false
    /// UIKit's `adjustsFontForContentSizeCategory`.
    public var adjustsFontForContentSizeCategory = true
    /// UIKit's `transform`.
    public var transform = TextTransform.none
    /// UIKit's `showsExpansionTextWhenTruncated`.
    public var showsExpansionTextWhenTruncated = false
    /// UIKit's `resolvedColor`.
    public func resolvedColor() -> UIColor { color }
  }
  /// UIKit's `ImageProperties`.
  public struct ImageProperties {
    /// UIKit's `standardDimension`.
    public static let standardDimension: CGFloat = .greatestFiniteMagnitude
    /// UIKit's `preferredSymbolConfiguration`.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// UIKit's `tintColor`.
    public var tintColor: UIColor?
    /// UIKit's `tintColorTransformer`.
    public var tintColorTransformer: UIConfigurationColorTransformer?
    /// UIKit's `cornerRadius`.
    public var cornerRadius: CGFloat = 0
    /// UIKit's `maximumSize`.
    public var maximumSize = CGSize.zero
    /// UIKit's `reservedLayoutSize`.
    public var reservedLayoutSize = CGSize.zero
    /// UIKit's `accessibilityIgnoresInvertColors`.
    public var accessibilityIgnoresInvertColors = false
    /// UIKit's `resolvedTintColor`.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor { self.tintColor ?? tintColor }
  }

  /// UIKit's `image`.
  public var image: UIImage?
  /// UIKit's `imageProperties`.
  public var imageProperties = ImageProperties()
  /// UIKit's `text`.
  public var text: String?
  /// UIKit's `attributedText`.
  public var attributedText: NSAttributedString?
  /// UIKit's `textProperties`.
  public var textProperties: TextProperties
  /// UIKit's `secondaryText`.
  public var secondaryText: String?
  /// UIKit's `secondaryAttributedText`.
  public var secondaryAttributedText: NSAttributedString?
  /// UIKit's `secondaryTextProperties`.
  public var secondaryTextProperties: TextProperties
  /// UIKit's `axesPreservingSuperviewLayoutMargins`.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
  /// UIKit's `directionalLayoutMargins`.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 11, leading: 16, bottom: 11, trailing: 16)
  /// UIKit's `prefersSideBySideTextAndSecondaryText`.
  public var prefersSideBySideTextAndSecondaryText = false
  /// UIKit's `imageToTextPadding`.
  public var imageToTextPadding: CGFloat = 16
  /// UIKit's `textToSecondaryTextHorizontalPadding`.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 16
  /// UIKit's `textToSecondaryTextVerticalPadding`.
  public var textToSecondaryTextVerticalPadding: CGFloat = 4
  /// UIKit's `alpha`.
  public var alpha: CGFloat = 1

  init(_ style: UIFont.TextStyle, _ second: UIFont.TextStyle) {
    textProperties = TextProperties(font: .preferredFont(forTextStyle: style))
    secondaryTextProperties = TextProperties(font: .preferredFont(forTextStyle: second))
    let margins = HeadlessEnvironment.platform.contentViewMargins.value
    directionalLayoutMargins = NSDirectionalEdgeInsets(margins)
  }

  /// UIKit's `cell`.
  public static func cell() -> Self { Self(.body, .caption1) }
  /// UIKit's `subtitleCell`.
  public static func subtitleCell() -> Self { Self(.body, .caption1) }
  /// UIKit's `valueCell`.
  public static func valueCell() -> Self {
    var configuration = Self(.body, .body)
    configuration.prefersSideBySideTextAndSecondaryText = true
    return configuration
  }
  /// UIKit's `sidebarCell`.
  public static func sidebarCell() -> Self { Self(.body, .caption1) }
  /// UIKit's `sidebarSubtitleCell`.
  public static func sidebarSubtitleCell() -> Self { Self(.body, .caption1) }
  /// UIKit's `accompaniedSidebarCell`.
  public static func accompaniedSidebarCell() -> Self { Self(.body, .caption1) }
  /// UIKit's `accompaniedSidebarSubtitleCell`.
  public static func accompaniedSidebarSubtitleCell() -> Self { Self(.body, .caption1) }
  /// UIKit's `header`.
  public static func header() -> Self { Self(.headline, .footnote) }
  /// UIKit's `footer`.
  public static func footer() -> Self { Self(.footnote, .footnote) }
  /// UIKit's `plainHeader`.
  public static func plainHeader() -> Self { Self(.headline, .footnote) }
  /// UIKit's `plainFooter`.
  public static func plainFooter() -> Self { Self(.footnote, .footnote) }
  /// UIKit's `groupedHeader`.
  public static func groupedHeader() -> Self { Self(.footnote, .footnote) }
  /// UIKit's `groupedFooter`.
  public static func groupedFooter() -> Self { Self(.footnote, .footnote) }
  /// UIKit's `prominentInsetGroupedHeader`.
  public static func prominentInsetGroupedHeader() -> Self { Self(.title3, .footnote) }
  /// UIKit's `extraProminentInsetGroupedHeader`.
  public static func extraProminentInsetGroupedHeader() -> Self { Self(.title2, .footnote) }
  /// UIKit's `sidebarHeader`.
  public static func sidebarHeader() -> Self { Self(.headline, .footnote) }

  /// UIKit's `makeContentView`.
  @MainActor @preconcurrency public func makeContentView() -> UIView & UIContentView {
    UIListContentView(configuration: self)
  }
  /// UIKit's `updated`.
  public func updated(for state: UIConfigurationState) -> Self { self }
}
