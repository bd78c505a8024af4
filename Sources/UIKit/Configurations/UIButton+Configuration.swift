import SelfSizingCells

extension UIButton {
  public struct Configuration {
    public enum Size: Int, Sendable { case medium, small, mini, large }
    public enum CornerStyle: Int, Sendable {
      case fixed = -1
      case dynamic, small, medium, large, capsule
    }
    public enum TitleAlignment: Int, Sendable { case automatic, leading, center, trailing }
    public enum MacIdiomStyle: Int, Sendable {
      case automatic, bordered, borderless, borderlessTinted
    }
    public enum Indicator: Int, Sendable { case automatic, none, popup }

    /// The title; of this and ``attributedTitle`` the one that was set last is shown.
    public var title: String? {
      get { attributedTitle.map { String($0.characters) } }
      set { attributedTitle = newValue.map { AttributedString($0) } }
    }
    public var attributedTitle: AttributedString?
    /// The subtitle; of this and ``attributedSubtitle`` the one that was set last is shown.
    public var subtitle: String? {
      get { attributedSubtitle.map { String($0.characters) } }
      set { attributedSubtitle = newValue.map { AttributedString($0) } }
    }
    public var attributedSubtitle: AttributedString?
    public var image: UIImage?
    public var imagePlacement: NSDirectionalRectEdge = .leading
    public var imagePadding: CGFloat = 0
    public var titlePadding: CGFloat = 1
    public var titleAlignment = TitleAlignment.automatic
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var imageColorTransformer: UIConfigurationColorTransformer?
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    public var indicatorColorTransformer: UIConfigurationColorTransformer?
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    public var background = UIBackgroundConfiguration.clear()
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    public var buttonSize = Size.medium
    public var cornerStyle = CornerStyle.dynamic
    public var macIdiomStyle = MacIdiomStyle.automatic
    public var indicator = Indicator.automatic
    public var showsActivityIndicator = false
    public var automaticallyUpdateForSelection = true
    private(set) var statedInsets: NSDirectionalEdgeInsets?
    public var contentInsets: NSDirectionalEdgeInsets {
      get {
        statedInsets
          ?? HeadlessEnvironment.platform.buttons[metricsSize].map {
            NSDirectionalEdgeInsets($0.contentInsets.value)
          } ?? .zero
      }
      set { statedInsets = newValue }
    }

    public static func plain() -> Configuration { Configuration() }
    public static func tinted() -> Configuration { Configuration() }
    public static func gray() -> Configuration { Configuration() }
    public static func filled() -> Configuration { Configuration() }
    public static func borderless() -> Configuration { Configuration() }
    public static func bordered() -> Configuration { Configuration() }
    public static func borderedTinted() -> Configuration { Configuration() }
    public static func borderedProminent() -> Configuration { Configuration() }
    public static func glass() -> Configuration { Configuration() }
    public static func prominentGlass() -> Configuration { Configuration() }
    public mutating func setDefaultContentInsets() { statedInsets = nil }
    public func updated(for button: UIButton) -> Configuration { self }

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
