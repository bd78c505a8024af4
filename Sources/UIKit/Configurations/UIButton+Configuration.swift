import SelfSizingCells
import SelfSizingGeometry

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

    /// The title; of this and ``attributedTitle`` the one that was set last is shown.
    public var title: String? {
      get { shownTitle.map { String($0.characters) } }
      set { shownTitle = newValue.map { AttributedString($0) } }
    }
    /// The title with its attributes.
    public var attributedTitle: AttributedString? {
      get { shownTitle }
      set { shownTitle = newValue }
    }
    /// The subtitle; of this and ``attributedSubtitle`` the one that was set last is shown.
    public var subtitle: String? {
      get { shownSubtitle.map { String($0.characters) } }
      set { shownSubtitle = newValue.map { AttributedString($0) } }
    }
    /// The subtitle with its attributes.
    public var attributedSubtitle: AttributedString? {
      get { shownSubtitle }
      set { shownSubtitle = newValue }
    }
    private var shownTitle: AttributedString?
    private var shownSubtitle: AttributedString?
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
    private(set) var statedInsets: NSDirectionalEdgeInsets?
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

    /// The size by which the platform has figures.
    var metricsSize: ButtonSize {
      switch buttonSize {
      case .mini: .mini
      case .small: .small
      case .medium: .medium
      case .large: .large
      }
    }
  }
}
