import SelfSizingAutoLayout
import SelfSizingGeometry
import SelfSizingTypography
import SelfSizingViews

/// The kind of a view, as far as its size depends on it.
enum ViewKind: Sendable {
  /// A plain view, or one that measures as such.
  case plain
  /// The content view of a cell or an effect view.
  case contentView
  case label(LabelDescription)
  case image(ImageDescription?)
  case stack(StackArrangement)
  case button(ButtonDescription)
  case textField(TextFieldDescription)
  case textView(TextViewDescription)
  case segmentedControl(titles: [String?])
  case pageControl(pages: Int)
  /// A control whose size depends on nothing in the file.
  case control(CellControl)
  case scrollView
}

/// A label: text, font and lines.
struct LabelDescription: Sendable {
  var text: String
  /// The parts of a text whose parts look different; empty for others.
  var fragments: [TextFragment]
  var font: FontDescription
  /// How the text is set; its font is ``font`` under the options of the reading.
  var style: LabelStyle
  /// The width at which the text wraps whatever its frame; nil where the frame decides.
  var preferredMaxLayoutWidth: Double?
}

/// A picture: its size, and whether that is the one it has in the app.
struct ImageDescription: Hashable, Sendable {
  let name: String
  let size: LayoutSize
  /// Whether the size is not known and stands for the running app's.
  let isAssumed: Bool
}

/// A button: its title and image, and how it surrounds them.
struct ButtonDescription: Sendable {
  /// How a button is drawn.
  enum Style: Hashable, Sendable {
    /// Without a configuration: the plain title or background image.
    case legacy
    /// With a configuration, whose insets surround the title.
    case configured
  }

  var style: Style
  var title: String
  var subtitle: String
  /// The font of the title; nil for that of the configuration's size.
  var font: FontDescription?
  /// The size of the configuration.
  var size = ButtonSize.medium
  var image: ImageDescription?
  /// The insets around the content; nil for the system's.
  var insets: DirectionalEdgeInsets?
  var imagePadding: Double
  var titlePadding: Double
  /// Whether the image stands above or below the title.
  var isImageVertical: Bool
  /// A type of button that is drawn as a symbol, such as the disclosure of details.
  var isSymbol: Bool
}

/// A text field.
struct TextFieldDescription: Sendable {
  var text: String
  var placeholder: String
  var font: FontDescription
  /// Whether a border surrounds the text, with room between them.
  var hasBorder: Bool
}

/// A text view.
struct TextViewDescription: Sendable {
  var text: String
  var font: FontDescription
  /// Whether the view scrolls, so that its height does not follow the text.
  var isScrollEnabled: Bool
}
